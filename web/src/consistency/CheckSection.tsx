import { consistencyEndpoints } from '@grzadka/contract/consistency/consistency.endpoints';
import {
  type CheckResult,
  type RecountableCheck,
  recountableChecks,
} from '@grzadka/contract/consistency/consistency.model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RecordLink } from '../audit/RecordLink.tsx';
import { useMay } from '../core/access/access.ts';
import { errorText } from '../core/api/api-error.ts';
import { call } from '../core/api/call.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
import styles from './CheckSection.module.css';
import type { CheckWords, ToldFinding } from './check-words.ts';
import { wordsOfChecks } from './checks.ts';
import { consistencyQuery } from './consistency.queries.ts';
import { consistencyText } from './consistency.text.ts';

/** What one check has found, each finding with the way to its record, and what to do about it. */
export function CheckSection({ result: { key, outcome } }: { result: CheckResult }) {
  const words = wordsOfChecks[key];
  const note = outcome?.note && words.note?.(outcome.note);
  return (
    <section className={styles['check']}>
      <Text as="h3" isBold>
        {words.title}
      </Text>
      <Text isWrong={Boolean(outcome?.found)}>
        <UnbrokenText text={outcomeText(outcome)} />
      </Text>
      {outcome !== null && outcome.findings.length > 0 && (
        <Findings words={words} findings={outcome.findings} found={outcome.found ?? 0} />
      )}
      {isRecountable(key) && outcome !== null && outcome.findings.length > 0 && (
        <RecountButton check={key} title={words.title} />
      )}
      {note && <Text isQuiet>{note}</Text>}
    </section>
  );
}

function isRecountable(key: CheckResult['key']): key is RecountableCheck {
  return recountableChecks.some((check) => check === key);
}

/** Counts anew what the listed records keep; what is found then comes with the check that follows. */
function RecountButton({ check, title }: { check: RecountableCheck; title: string }) {
  const mayRun = useMay('system:run');
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(consistencyEndpoints.recount, { body: { check } }),
    onSuccess: () => notify.success(consistencyText.recounted),
    onSettled: () => queryClient.invalidateQueries({ queryKey: consistencyQuery.queryKey }),
  });
  if (!mayRun) return null;
  return (
    <>
      <Button
        look="outlined"
        aria-label={`${consistencyText.recount}: ${title}`}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
        className={styles['recount']}
      >
        {consistencyText.recount}
      </Button>
      {error && <Notice tone="error">{errorText(error)}</Notice>}
    </>
  );
}

function outcomeText(outcome: CheckResult['outcome']): string {
  if (outcome === null) return consistencyText.notChecked;
  const { checkedAt, found } = outcome;
  if (found === null) return consistencyText.couldNot(checkedAt);
  if (found === 0) return consistencyText.agrees(checkedAt);
  return consistencyText.found(found, checkedAt);
}

interface FindingsProps {
  words: CheckWords;
  findings: readonly ToldFinding[];
  /** Of all, kept or not. */
  found: number;
}

function Findings({ words, findings, found }: FindingsProps) {
  return (
    <>
      {found > findings.length && <Text>{consistencyText.first(findings.length)}</Text>}
      <ul className={styles['findings']}>
        {findings.map((finding, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- findings have no id, a record may have several, and none has a state
          <li key={`${finding.record?.id} ${index}`}>
            {finding.record && (
              <>
                <RecordLink record={finding.record} />
                {'. '}
              </>
            )}
            {words.sentence(finding)}
          </li>
        ))}
      </ul>
      <Text>
        <strong>{consistencyText.remedy}</strong> {words.remedy(findings)} {consistencyText.help}
      </Text>
    </>
  );
}
