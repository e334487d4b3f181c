import { type MessageField, messageFieldLabels } from '@grzadka/contract/message/text-fields';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';

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
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        // Whoever has chosen goes on typing where the field was written.
        disableRestoreFocus={anchor === undefined}
        slotProps={{ paper: { role: 'region', 'aria-label': label, sx: { maxHeight: '60vh' } } }}
      >
        {fields.map(([field, words]) => (
          <MenuItem
            key={field}
            onClick={() => {
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
