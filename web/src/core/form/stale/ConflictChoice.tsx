import { Box, FormControlLabel, Radio, Typography } from '@mui/material';
import { isEqual } from 'es-toolkit/predicate';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { UnbrokenText } from '../../ui/UnbrokenText.tsx';
import type { FieldDescription } from '../field-descriptions.tsx';
import { staleSaveText } from './stale.text.ts';

interface ConflictChoiceProps extends FieldDescription {
  name: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/**
 * A field that two people changed: what it was, and the choice between the two values. What is chosen
 * stands in the field itself, so that it is saved, and can be typed over, as any other.
 */
export function ConflictChoice({ name, label, textOf, base, mine, theirs }: ConflictChoiceProps) {
  const groupName = useId();
  const { setValue } = useFormContext();
  const current: unknown = useWatch({ name });
  const isTheirs = isEqual(current, theirs);
  // What is typed into the field meanwhile is one's own version as well.
  const [own, setOwn] = useState(mine);
  if (!isTheirs && !isEqual(current, own)) setOwn(current);

  const options = [
    { title: staleSaveText.mine, value: own, isChosen: !isTheirs },
    { title: staleSaveText.theirs, value: theirs, isChosen: isTheirs },
  ];
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography color="textSecondary">
        <UnbrokenText text={`${staleSaveText.base}: ${textOf(base)}`} />
      </Typography>
      {options.map(({ title, value, isChosen }) => (
        <FormControlLabel
          key={title}
          // A long value begins beside its button.
          sx={{ display: 'flex', alignItems: 'flex-start', mr: 0, '& > :last-child': { py: 1 } }}
          control={
            <Radio
              name={groupName}
              checked={isChosen}
              onChange={() => setValue(name, value, { shouldDirty: true, shouldValidate: true })}
            />
          }
          label={
            <>
              {`${title}: `}
              <strong>
                <UnbrokenText text={textOf(value)} />
              </strong>
            </>
          }
        />
      ))}
    </Box>
  );
}
