import { type MessageField, messageFieldLabels } from '@grzadka/contract/message/text-fields';
import { useState } from 'react';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Menu, MenuItem } from '../../core/ui/overlays/Menu.tsx';
import styles from './InsertField.module.css';

interface InsertFieldProps {
  label: string;
  onInsert: (field: MessageField) => void;
}

const fields = Object.entries(messageFieldLabels) as [MessageField, string][];

/** The fields that are filled in for each recipient, by what people call them; the chosen one is written into the text. */
export function InsertField({ label, onInsert }: InsertFieldProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchor={anchor}
        label={label}
        onClose={() => setAnchor(undefined)}
        className={styles['menu']}
      >
        {fields.map(([field, words]) => (
          <MenuItem
            key={field}
            onChoose={() => {
              setAnchor(undefined);
              onInsert(field);
            }}
          >
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
