import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormActions } from '../../core/form/form-actions.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { draftText } from '../message.text.ts';
import type { DraftStep } from './draft-steps.ts';

interface StepHeadingProps {
  step: DraftStep;
  /** A save has led here: what follows is read from here on. */
  isLedTo: boolean;
  /** Hears that the focus is here. */
  onArrive: () => void;
}

/** What a step is called, where the focus goes once a save has led to it and nothing covers it any more. */
export function StepHeading({ step, isLedTo, onArrive }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { isBusy } = useFormActions();
  const arrive = useEffectEvent(() => {
    heading.current?.focus();
    onArrive();
  });
  useEffect(() => {
    if (isLedTo && !isBusy) arrive();
  }, [isLedTo, isBusy]);
  return (
    <Text as="h2" kind="h6" ref={heading} tabIndex={-1}>
      {draftText.step[step]}
    </Text>
  );
}
