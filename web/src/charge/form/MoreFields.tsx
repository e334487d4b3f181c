import { type ReactNode, useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { FieldGroup } from '../../core/form/fields/FieldGroup.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { chargeText } from '../charge.text.ts';

interface MoreFieldsProps {
  /** They may be what the form is opened for. */
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** Fields that are proposed well enough for most: folded until they are wanted, or something in the form is wrong. */
export function MoreFields({ isOpenAtFirst, children }: MoreFieldsProps) {
  const id = useId();
  const [isWanted, setWanted] = useState(isOpenAtFirst);
  const { isValid, isSubmitted } = useFormState();
  const isOpen = isWanted || (isSubmitted && !isValid);
  // Once they were there they stay, with what was typed.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setWanted(!isOpen)}>
        {chargeText.more}
      </Button>
      {(isOpen || wasOpen) && (
        <div id={id} hidden={!isOpen}>
          <FieldGroup title={chargeText.otherSettings}>{children}</FieldGroup>
        </div>
      )}
    </div>
  );
}
