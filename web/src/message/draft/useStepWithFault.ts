import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type FieldPath, useFormContext, useFormState } from 'react-hook-form';
import { useFormActions } from '../../core/form/form-actions.ts';
import type { TypedDraft } from './draft-form.ts';
import type { DraftStep } from './draft-steps.ts';

/** In which step each field of the form stands. */
const stepOf = {
  id: 'kind',
  kind: 'kind',
  meetingAt: 'kind',
  meetingPlace: 'kind',
  readingFrom: 'kind',
  readingThru: 'kind',
  groups: 'recipients',
  printsWithoutConsent: 'recipients',
  subject: 'text',
  html: 'text',
  attachments: 'text',
  generated: 'text',
} as const satisfies Record<keyof TypedDraft, DraftStep>;

type Field = FieldPath<TypedDraft>;

/** Whether something is a field of the form, by its name. */
export function isDraftField(name: string): name is keyof TypedDraft {
  return Object.hasOwn(stepOf, name);
}

/** Goes to the step in which something is wrong, where that is another one, and to its field: a fault that nobody sees cannot be mended. */
export function useStepWithFault(step: DraftStep, onGo: (step: DraftStep) => void): void {
  const { errors, submitCount } = useFormState<TypedDraft>();
  const { setFocus } = useFormContext<TypedDraft>();
  const { isBusy } = useFormActions();
  const wanted = useRef<Field>(undefined);
  const faulty = Object.keys(errors).filter(isDraftField);
  const first = faulty[0] && (firstWithin(errors[faulty[0]], faulty[0]) as Field);

  const look = useEffectEvent((name: Field) => {
    if (faulty.some((field) => stepOf[field] === step)) return;
    wanted.current = name;
    onGo(stepOfField(name));
  });
  // Another one with each attempt to save.
  const fault = useMemo(() => first && { name: first, attempt: submitCount }, [first, submitCount]);
  useEffect(() => {
    // While the overlay is there, it holds the focus.
    if (fault !== undefined && !isBusy) look(fault.name);
  }, [fault, isBusy]);

  // Once the field is in sight.
  const focusIn = useEffectEvent((shown: DraftStep) => {
    const name = wanted.current;
    if (name === undefined || stepOfField(name) !== shown) return;
    wanted.current = undefined;
    setFocus(name);
  });
  useEffect(() => focusIn(step), [step]);
}

function stepOfField(name: Field): DraftStep {
  const [field = ''] = name.split('.');
  return isDraftField(field) ? stepOf[field] : 'kind';
}

/** The name of the first field with a fault among those of a part of the form. */
function firstWithin(fault: unknown, name: string): string {
  if (typeof fault !== 'object' || fault === null || 'type' in fault) return name;
  const inner = Object.entries(fault).find(([, value]) => value !== undefined);
  return inner === undefined ? name : firstWithin(inner[1], `${name}.${inner[0]}`);
}
