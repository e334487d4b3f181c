import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import type { HandoverStep } from '@grzadka/contract/handover/handover-steps';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { useParams } from '../core/navigation/place.ts';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { recordPath } from '../core/record/record-path.ts';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { EditIcon } from '../core/ui/icons.ts';
import { KeptFocus } from '../core/ui/KeptFocus.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { uiText } from '../core/ui/ui.text.ts';
import { ComingStep } from './coming/ComingStep.tsx';
import { Ended } from './end/Ended.tsx';
import { EndSection } from './end/EndSection.tsx';
import { HandoverHead } from './HandoverHead.tsx';
import styles from './HandoverScreen.module.css';
import { handoverPlace } from './handover.paths.ts';
import { handoverQuery } from './handover.queries.ts';
import { handoverText } from './handover.text.ts';
import { AccessStep } from './steps/AccessStep.tsx';
import { ApplicationStep } from './steps/ApplicationStep.tsx';
import { ArrearsStep } from './steps/ArrearsStep.tsx';
import { ChargesStep } from './steps/ChargesStep.tsx';
import { EntryStep } from './steps/EntryStep.tsx';
import { PointsStep } from './steps/PointsStep.tsx';
import { ProtocolStep } from './steps/ProtocolStep.tsx';
import { ReadingsStep } from './steps/ReadingsStep.tsx';
import { Step } from './steps/Step.tsx';
import type { StepProps } from './steps/step-props.ts';

const { list, edit } = handoverPlace.screens;

/** A handover of a plot: what is done, what is next, what its end waits for (docs/product/handovers.md#steps). */
export function HandoverScreen() {
  const { id = '' } = useParams();
  const mayWrite = useMay(handoverRecord.permissions.write);
  const { data, error, isPending, refetch } = useQuery(handoverQuery(id));
  const handover = data?.reply;
  return (
    <Screen
      title={handoverText.details}
      subject={handover && handoverText.head.plot(handover.garden.name)}
      back={list}
      busy={isPending}
      actions={
        !error && (
          <>
            <HistoryButton recordType={handoverRecord.name} recordId={id} />
            {mayWrite && handover?.state === 'open' && (
              <ButtonLink look="outlined" to={recordPath(edit, id)} startIcon={<EditIcon />}>
                {uiText.edit}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {handover ? (
        <ScreenColumn>
          <Handover handover={handover} etag={data.etag ?? ''} />
        </ScreenColumn>
      ) : (
        error && <LoadFailure error={error} back={list} retry={refetch} />
      )}
    </Screen>
  );
}

/** What stands in each step. */
const contents: Readonly<Record<HandoverStep, ComponentType<StepProps>>> = {
  application: ApplicationStep,
  readings: ReadingsStep,
  charges: ChargesStep,
  arrears: ArrearsStep,
  coming: ComingStep,
  entry: EntryStep,
  access: AccessStep,
  points: PointsStep,
  protocol: ProtocolStep,
};

function Handover({ handover, etag }: { handover: HandoverDetails; etag: string }) {
  const { steps, state, result, cancelReason } = handover;
  const isOpen = state === 'open';
  const [wasOpen] = useState(isOpen);
  const next = isOpen ? steps.find((step) => step.state === 'missing')?.step : undefined;
  const focusState = [state, ...steps.map((step) => step.state)].join(' ');
  return (
    <KeptFocus state={focusState} label={handoverText.progress.title}>
      <HandoverHead handover={handover} />
      {cancelReason !== null && (
        <Notice tone="info" role="note">
          {handoverText.result.cancelled(cancelReason)}
        </Notice>
      )}
      {result !== null && <Ended handover={handover} result={result} isNew={wasOpen} />}
      <PlainList as="ol" aria-label={handoverText.steps} className={styles['steps']}>
        {steps.map((step) => {
          const Content = contents[step.step];
          const isNext = step.step === next;
          return (
            <Step key={step.step} step={step} isNext={isNext} isOver={!isOpen}>
              <Content handover={handover} isNext={isNext} />
            </Step>
          );
        })}
      </PlainList>
      {isOpen && <EndSection handover={handover} etag={etag} isReady={next === undefined} />}
    </KeptFocus>
  );
}
