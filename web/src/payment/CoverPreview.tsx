import { formatAmount } from '@grzadka/contract/core/number/amount';
import { longestDescription, type PaymentPreview } from '@grzadka/contract/payment/payment.model';
import { useQuery } from '@tanstack/react-query';
import { sumBy } from 'es-toolkit/math';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../core/ui/elements/Button.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { FittingTable } from '../core/ui/fit/FittingTable.tsx';
import { useSettled } from '../core/ui/hooks/useSettled.ts';
import { lateField } from '../core/ui/loading/late-part.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { amountInField, readAmount } from '../core/ui/money/read-amount.ts';
import { Section } from '../core/ui/Section.tsx';
import { namedText } from '../ledger/ledger.text.ts';
import styles from './CoverPreview.module.css';
import { previewQuery } from './payment.queries.ts';
import { paymentText } from './payment.text.ts';

/** How long to wait for further keys before asking, in milliseconds. */
const askDelay = 250;

/** The values of the form that the preview follows. */
interface PreviewedForm {
  settlementId: string;
  /** Null of a payment of an account. */
  incomeCategoryId: string | null;
  amount: string;
  day: string;
  description: string;
  /** Null leaves it to the rule. */
  allocations: unknown[] | null;
}

const SpreadFields = lateField(async () => (await import('./SpreadFields.tsx')).SpreadFields);

/** What the payment of the form would cover, as far as it is typed: an amount that is none counts as nothing. */
export function usePreview() {
  const [settlementId, amount, day, words] = useWatch<
    PreviewedForm,
    ['settlementId', 'amount', 'day', 'description']
  >({ name: ['settlementId', 'amount', 'day', 'description'] });
  const read = readAmount(amount);
  const grosze = 'grosze' in read ? Math.max(read.grosze ?? 0, 0) : 0;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day);
  const asked = `${grosze} ${isDay ? day : ''}`;
  const settled = useSettled(asked, askDelay);
  const [settledAmount = '', settledDay = ''] = settled.split(' ');
  // Words that are too long are refused at their field.
  const named = words.trim().slice(0, longestDescription);
  const description = useSettled(named, askDelay);
  const preview = useQuery(
    previewQuery({ settlementId, amount: Number(settledAmount), day: settledDay, description }),
  );
  return {
    ...preview,
    hasAccount: settlementId !== '',
    /** What is shown is of an amount, a day or words other than what is typed. */
    isOfOther: asked !== settled || named !== description || preview.isPlaceholderData,
  };
}

/**
 * What is open on the account, and what of it the payment covers while its amount is typed. Its rows stay where they are
 * whatever is typed, and an answer that comes late is that of an amount that nobody asks for any more.
 */
export function CoverPreview() {
  const { data, error, refetch, hasAccount, isOfOther } = usePreview();
  const category = useWatch<PreviewedForm, 'incomeCategoryId'>({ name: 'incomeCategoryId' });
  return (
    <Section title={paymentText.preview}>
      {!hasAccount && (
        <Text isQuiet>{category === null ? paymentText.noPayer : paymentText.coversNothing}</Text>
      )}
      {hasAccount &&
        (data && !error ? (
          <Covered preview={data} isOfOther={isOfOther} />
        ) : (
          <SectionWaiting error={error} failed={paymentText.previewFailed} retry={refetch} />
        ))}
    </Section>
  );
}

function Covered({ preview, isOfOther }: { preview: PaymentPreview; isOfOther: boolean }) {
  const { parts, left } = preview;
  const byHand = useWatch<PreviewedForm, 'allocations'>({ name: 'allocations' }) !== null;
  return (
    <div aria-busy={isOfOther} className={isOfOther ? styles['waiting'] : undefined}>
      {parts.length === 0 ? (
        <Text>{paymentText.nothingOpen}</Text>
      ) : (
        <>
          <TakeButtons parts={parts} />
          {byHand ? <ByHand preview={preview} /> : <PartTable parts={parts} />}
          <HandSwitch byHand={byHand} />
        </>
      )}
      <Text isStrong aria-live="polite" className={styles['left']}>
        {`${paymentText.left}: ${formatAmount(left)}`}
      </Text>
    </div>
  );
}

/** What a person says of the payment: how much of it goes to which part. */
function ByHand({ preview: { parts, left } }: { preview: PaymentPreview }) {
  const total = left + sumBy(parts, ({ covered }) => covered);
  return (
    <SpreadFields
      open
      total={total}
      parts={parts.map((part) => ({
        partId: part.partId,
        name: paymentText.part(part),
        note: `${paymentText.dueOn(part.dueOn, part.overdue)}, ${paymentText.open.toLowerCase()} ${formatAmount(part.open)}`,
        room: part.open,
      }))}
    />
  );
}

/** Takes the spreading into one's own hands, and gives it back to the rule. */
function HandSwitch({ byHand }: { byHand: boolean }) {
  const { setValue } = useFormContext<PreviewedForm>();
  return (
    <Button
      onClick={() => setValue('allocations', byHand ? null : [], { shouldDirty: true })}
      {...SpreadFields.ahead}
      className={styles['handSwitch']}
    >
      {byHand ? paymentText.byRule : paymentText.byHand}
    </Button>
  );
}

/** Puts what is due, and all that is open, into the amount, where the focus goes on. */
function TakeButtons({ parts }: Pick<PaymentPreview, 'parts'>) {
  const { setValue, setFocus } = useFormContext<PreviewedForm>();
  const open = sumBy(parts, (part) => part.open);
  const overdue = sumBy(parts, (part) => (part.overdue ? part.open : 0));
  const take = (grosze: number) => () => {
    setValue('amount', amountInField(grosze), { shouldDirty: true, shouldValidate: true });
    setFocus('amount');
  };
  return (
    <Row gap={8} className={styles['take']}>
      {overdue > 0 && overdue < open && (
        <Button look="outlined" onClick={take(overdue)}>
          {paymentText.takeOverdue(overdue)}
        </Button>
      )}
      <Button look="outlined" onClick={take(open)}>
        {paymentText.take(open)}
      </Button>
    </Row>
  );
}

function PartTable({ parts }: Pick<PaymentPreview, 'parts'>) {
  const rows = parts.map((part) => ({
    key: part.partId,
    name: paymentText.part(part),
    due: paymentText.dueOn(part.dueOn, part.overdue) + namedText(part),
    open: part.open,
    covered: part.covered,
  }));
  const sum = {
    key: '',
    name: paymentText.sum,
    due: undefined,
    open: sumBy(parts, (part) => part.open),
    covered: sumBy(parts, (part) => part.covered),
  };
  return (
    <FittingTable aria-label={paymentText.preview} content={parts}>
      <thead>
        <tr>
          <th scope="col">{paymentText.what}</th>
          <th scope="col" className="number">
            {paymentText.open}
          </th>
          <th scope="col" className="number">
            {paymentText.covered}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...rows, sum].map(({ key, name, due, open, covered }) => (
          <tr key={key}>
            <td>
              {name}
              {due !== undefined && <div className={styles['due']}>{due}</div>}
            </td>
            <td className="number" data-label={paymentText.open}>
              {formatAmount(open)}
            </td>
            <td className="number" data-label={paymentText.covered}>
              {formatAmount(covered)}
            </td>
          </tr>
        ))}
      </tbody>
    </FittingTable>
  );
}
