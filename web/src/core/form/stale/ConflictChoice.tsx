import { isEqual } from 'es-toolkit/predicate';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Text } from '../../ui/elements/Text.tsx';
import { Radio } from '../../ui/fields/Radio.tsx';
import { UnbrokenText } from '../../ui/UnbrokenText.tsx';
import type { FieldDescription } from '../field-descriptions.tsx';
import styles from './stale.module.css';
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
    <fieldset className={styles['conflict']}>
      <Text as="legend" className={styles['field']}>
        {label}
      </Text>
      <Text isQuiet>
        <UnbrokenText text={`${staleSaveText.base}: ${textOf(base)}`} />
      </Text>
      {options.map(({ title, value, isChosen }) => (
        <div key={title} className={styles['version']}>
          <Radio
            name={groupName}
            isLong
            isChosen={isChosen}
            onChoose={() => setValue(name, value, { shouldDirty: true, shouldValidate: true })}
            label={
              <>
                {`${title}: `}
                <strong>
                  <UnbrokenText text={textOf(value)} />
                </strong>
              </>
            }
          />
        </div>
      ))}
    </fieldset>
  );
}
