import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { MessageDetails } from '@grzadka/contract/message/message.model';
import {
  type MessageGroupKind,
  messageGroupLabels,
  messageGroupOperatorLabels,
  mostMessageGroups,
} from '@grzadka/contract/message/message-group';
import { Box, Button, Menu, MenuItem, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useMay } from '../../core/access/access.ts';
import { formRowStyle, plainFieldset } from '../../core/form/FieldRows.tsx';
import { useFieldDescription } from '../../core/form/field-descriptions.tsx';
import { LabelledSelect } from '../../core/form/fields/LabelledSelect.tsx';
import { AddIcon, DeleteIcon } from '../../core/ui/icons.ts';
import { draftText } from '../message.text.ts';
import { newGroup, type TypedDraft } from './draft-form.ts';
import { GroupFields } from './GroupFields.tsx';

/** Whom a message is for: groups; each adds to those before it or takes away from them. */
export function GroupsField({ message }: { message: MessageDetails }) {
  const { fields, append, remove } = useFieldArray<TypedDraft, 'groups'>({ name: 'groups' });
  const { formState } = useFormContext<TypedDraft>();
  useFieldDescription('groups', draftText.groups, wordsOfGroups);
  const adding = useRef<HTMLButtonElement>(null);
  const fault = formState.errors.groups?.root?.message ?? formState.errors.groups?.message;
  return (
    <Box component="fieldset" sx={plainFieldset}>
      <Typography component="legend" variant="h6" sx={{ p: 0 }}>
        {draftText.groups}
      </Typography>
      <Typography color="textSecondary" variant="body2">
        {fields.length === 0 ? draftText.noGroups : draftText.groupsHint}
      </Typography>
      {fault && (
        <Typography color="error" role="alert" variant="body2">
          {fault}
        </Typography>
      )}
      {fields.map(({ id, kind }, index) => (
        <Box key={id} component="fieldset" aria-label={messageGroupLabels[kind]} sx={formRowStyle}>
          <Box sx={headStyle}>
            {index > 0 && (
              <Box sx={{ width: '8rem' }}>
                <LabelledSelect
                  name={`groups.${index}.operator`}
                  label={draftText.operator}
                  labels={messageGroupOperatorLabels}
                />
              </Box>
            )}
            <Typography sx={{ flex: '1 1 10rem', minWidth: 0, fontWeight: 600 }}>
              {messageGroupLabels[kind]}
            </Typography>
            <Button
              startIcon={<DeleteIcon />}
              aria-label={draftText.removeGroup(messageGroupLabels[kind])}
              onClick={() => {
                remove(index);
                adding.current?.focus();
              }}
            >
              {draftText.remove}
            </Button>
          </Box>
          <GroupFields name={`groups.${index}`} kind={kind} told={message.groups} />
        </Box>
      ))}
      <AddGroup
        ref={adding}
        disabled={fields.length >= mostMessageGroups}
        onAdd={(kind) => append(newGroup(kind, gardenToday()))}
      />
    </Box>
  );
}

interface AddGroupProps {
  ref: React.RefObject<HTMLButtonElement | null>;
  disabled: boolean;
  onAdd: (kind: MessageGroupKind) => void;
}

/** The groups that can be added; the one of the parties list is added there. */
function AddGroup({ ref, disabled, onAdd }: AddGroupProps) {
  const mayReadDebtors = useMay('debtor:read');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const kinds = (Object.keys(messageGroupLabels) as MessageGroupKind[]).filter(
    (kind) => kind !== 'party-list' && (mayReadDebtors || kind !== 'debtors'),
  );
  return (
    <>
      <Button
        ref={ref}
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ mt: 2 }}
      >
        {draftText.addGroup}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        slotProps={{ paper: { role: 'region', 'aria-label': draftText.addGroup } }}
      >
        {kinds.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(undefined);
              onAdd(kind);
            }}
          >
            {messageGroupLabels[kind]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The groups as they read, for whoever chooses between two versions of them. */
function wordsOfGroups(value: unknown): string {
  return (value as TypedDraft['groups'] & {})
    .map(({ kind, operator }, index) =>
      index === 0
        ? messageGroupLabels[kind]
        : `${messageGroupOperatorLabels[operator]} ${messageGroupLabels[kind]}`,
    )
    .join(' ');
}

/** What it is, how it stands to those before it, and the way to be rid of it: in one line where there is room. */
const headStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;
