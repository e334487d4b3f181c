import type { WalkMeter } from '@grzadka/contract/campaign/walk/unpack-meters';
import { meterTypeLabels, meterUnits } from '@grzadka/contract/meter/meter.labels';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../core/ui/elements/Button.tsx';
import { Card } from '../../../core/ui/elements/Card.tsx';
import { classNames } from '../../../core/ui/elements/class-names.ts';
import { Notice } from '../../../core/ui/elements/Notice.tsx';
import { Text } from '../../../core/ui/elements/Text.tsx';
import { TextBox } from '../../../core/ui/fields/TextBox.tsx';
import { latePart } from '../../../core/ui/loading/late-part.tsx';
import { FindingNotes } from '../../../meter/verdict/FindingNotes.tsx';
import type { Standing } from '../order/standings.ts';
import type { SentEntry } from '../outbox/walk-entry.ts';
import { useTypedAhead } from '../useFirstPaint.ts';
import type { Place } from '../usePlace.ts';
import { walkText } from '../walk.text.ts';
import { plausibleValues } from './judge-meter.ts';
import { keepFocus } from './keep-focus.ts';
import styles from './MeterCard.module.css';
import { PhotoButton } from './PhotoButton.tsx';
import { StandingNote } from './StandingNote.tsx';
import { useMeterEntry } from './useMeterEntry.ts';

const QuestionDialog = latePart(async () => (await import('./QuestionDialog.tsx')).QuestionDialog, {
  opensItself: true,
});
const InaccessibleDialog = latePart(
  async () => (await import('./InaccessibleDialog.tsx')).InaccessibleDialog,
  { opensItself: true },
);

interface MeterCardProps {
  meter: WalkMeter;
  campaignId: string;
  /** What waits of it on this device, or was refused. */
  entries: readonly SentEntry[];
  standing: Standing | undefined;
  shaft: { position: number; count: number } | undefined;
  /** What comes after it, in words; nothing where nobody walks on. */
  next?: string | undefined;
  place: Place;
  now: Date;
  onSaved: () => void;
  /** Removes what is typed, where the round is not walked in any more; in its place stands why a meter cannot be read. */
  onRemove?: () => void;
}

/**
 * One meter of a walk: what it is, what it showed, and the field for what it shows. The field stays the same from meter to meter, so
 * that a phone's keyboard stays open.
 */
export function MeterCard({
  meter,
  campaignId,
  entries,
  standing,
  shaft,
  next,
  place,
  now,
  onSaved,
  onRemove,
}: MeterCardProps) {
  const input = useRef<HTMLInputElement>(null);
  const work = useMeterEntry({ meter, campaignId, standing, place, now, onSaved });
  const [passedOver, setPassedOver] = useState<string>();
  const [scaledOf, setScaledOf] = useState<string>();
  // Its photo would come too late for the value, and belong to nothing.
  const awaitsPhoto = scaledOf === meter.id;
  const { text, fault, shown, isSaving } = work;
  useTypedAhead(input, meter.id, place);
  useFieldFocus(input, meter.id);
  const hasFinding = shown?.isAsked === true || shown?.isRefused === true;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!awaitsPhoto) void work.save();
  };
  return (
    <Card isRoomy as="section" aria-label={meter.name} className={styles['card']}>
      <MeterFacts meter={meter} shaft={shaft} now={now} />
      <StandingNote meter={meter} standing={standing} entries={entries} place={place} />
      {work.mendedAt !== undefined && (
        <Notice
          role="note"
          tone="info"
          action={
            <Button isPlain look="outlined" size="large" onClick={work.readAnew}>
              {walkText.readAnew}
            </Button>
          }
        >
          {walkText.mending(work.mendedAt)}
        </Notice>
      )}
      <form
        noValidate
        onSubmit={submit}
        className={classNames(styles['form'], hasFinding && styles['found'])}
      >
        <TextBox
          label={walkText.value}
          value={text}
          autoFocus
          inputRef={input}
          isWrong={fault !== undefined}
          helper={fault}
          end={meterUnits[meter.type]}
          box={{ className: styles['value'] }}
          htmlInput={{ inputMode: 'decimal', readOnly: isSaving, enterKeyHint: 'next' }}
          onChange={({ target }) => work.setText(target.value)}
        />
        {shown && (
          <FindingNotes
            findings={shown.findings}
            meant={shown.meant}
            onPutIn={(meant) => {
              work.setText(meant);
              input.current?.focus();
            }}
          />
        )}
        {shown?.isRefused && (
          <Text isWrong role="alert">
            {[
              ...shown.findings.flatMap((found) => (found.level === 'refuse' ? [found.text] : [])),
              walkText.goesToRefused,
            ].join(' ')}
          </Text>
        )}
        <Button
          type="submit"
          look="filled"
          size="large"
          disabled={isSaving || awaitsPhoto}
          onMouseDown={keepFocus}
          className={styles['save']}
        >
          {onRemove ? walkText.saveRemark : walkText.save}
        </Button>
      </form>
      <div className={styles['others']}>
        <Button
          look="outlined"
          size="large"
          onMouseDown={keepFocus}
          onClick={onRemove ?? (() => setPassedOver(meter.id))}
        >
          {onRemove ? walkText.removeTyped : walkText.inaccessible}
        </Button>
        <PhotoButton
          meterId={meter.id}
          photoKey={work.photoKey}
          isAdded={work.hasPhoto}
          isClosed={work.takesNoPhoto}
          isScaling={scaledOf !== undefined}
          onScaling={setScaledOf}
          onPhoto={work.setPhoto}
        />
      </div>
      {next !== undefined && (
        <Text isStrong className={styles['next']}>
          {next}
        </Text>
      )}
      <QuestionDialog
        open={work.isAsking}
        findings={work.judged.findings}
        isRollOverLikely={work.judged.isRollOverLikely}
        onAnswer={(answer, remark) => void work.save(answer, remark)}
        onClose={() => {
          work.stopAsking();
          input.current?.focus();
        }}
      />
      <InaccessibleDialog
        open={passedOver === meter.id}
        hasPhoto={work.photoKey !== null}
        onChoose={(reason, remark) => {
          setPassedOver(undefined);
          void work.pass(reason, remark);
        }}
        onClose={() => setPassedOver(undefined)}
      />
    </Card>
  );
}

/** Gives the field the focus with each meter, from wherever somebody came to it. */
function useFieldFocus(input: RefObject<HTMLInputElement | null>, meterId: string): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current !== meterId) input.current?.focus();
    shown.current = meterId;
  }, [input, meterId]);
}

interface MeterFactsProps {
  meter: WalkMeter;
  shaft: { position: number; count: number } | undefined;
  now: Date;
}

/** What the meter is, where it is, what it showed and what is plausible now. */
function MeterFacts({ meter, shaft, now }: MeterFactsProps) {
  const { name, type, plot, sector, place, serialNumber, last, context } = meter;
  const plausible = plausibleValues(meter, now);
  return (
    <div className={styles['facts']}>
      <Text as="h2" kind="h2">
        {plot === null ? walkText.noPlot : walkText.plot(plot)}
      </Text>
      <Text isStrong hasLongWords>
        {[name, meterTypeLabels[type]].join(' · ')}
      </Text>
      <Text kind="h5" as="p">
        {serialNumber === null ? walkText.noSerialNumber : walkText.serialNumber(serialNumber)}
      </Text>
      {(place !== null || sector !== null) && (
        <Text hasLongWords>{[sector, place].filter(Boolean).join(', ')}</Text>
      )}
      {shaft && <Text isStrong>{walkText.shaft(shaft.position, shaft.count)}</Text>}
      <Text isStrong>
        {last === null ? walkText.noLast : walkText.last(last.value, type, last.measuredAt)}
      </Text>
      {plausible && <Text>{walkText.expected(plausible.expected, plausible.most, type)}</Text>}
      {context.installations.length === 0 && <Text isWrong>{walkText.noDevice}</Text>}
    </div>
  );
}
