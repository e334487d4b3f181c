import { Button, Collapse } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { FieldGroup } from '../../core/form/fields/FieldGroup.tsx';
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
  return (
    <div>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setWanted(!isOpen)}>
        {chargeText.more}
      </Button>
      <Collapse in={isOpen} id={id} timeout={0} mountOnEnter>
        <FieldGroup title={chargeText.otherSettings}>{children}</FieldGroup>
      </Collapse>
    </div>
  );
}
