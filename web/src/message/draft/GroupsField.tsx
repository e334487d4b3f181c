import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { MessageDetails } from '@grzadka/contract/message/message.model';
import {
  type MessageGroupKind,
  messageGroupLabels,
  messageGroupOperatorLabels,
  mostMessageGroups,
} from '@grzadka/contract/message/message-group';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useMay } from '../../core/access/access.ts';
import { useFieldDescription } from '../../core/form/field-descriptions.tsx';
import { LabelledSelect } from '../../core/form/fields/LabelledSelect.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { AddIcon, DeleteIcon } from '../../core/ui/icons.ts';
import { Menu, MenuItem } from '../../core/ui/overlays/Menu.tsx';
import { draftText } from '../message.text.ts';
import { type AddedGroupKind, newGroup, type TypedDraft } from './draft-form.ts';
import { GroupFields } from './GroupFields.tsx';
import styles from './GroupsField.module.css';

/** Whom a message is for: groups; each adds to those before it or takes away from them. */
export function GroupsField({ message }: { message: MessageDetails }) {
  const { fields, append, remove } = useFieldArray<TypedDraft, 'groups'>({ name: 'groups' });
  const { formState } = useFormContext<TypedDraft>();
  useFieldDescription('groups', draftText.groups, wordsOfGroups);
  const adding = useRef<HTMLButtonElement>(null);
  const fault = formState.errors.groups?.root?.message ?? formState.errors.groups?.message;
  return (
    <fieldset className={styles['groups']}>
      <Text as="legend" kind="h6" className={styles['title']}>
        {draftText.groups}
      </Text>
      <Text kind="body2" isQuiet>
        {fields.length === 0 ? draftText.noGroups : draftText.groupsHint}
      </Text>
      {fault && (
        <Text kind="body2" isWrong role="alert">
          {fault}
        </Text>
      )}
      {fields.map(({ id, kind }, index) => (
        <fieldset key={id} aria-label={messageGroupLabels[kind]} className={styles['group']}>
          <div className={styles['head']}>
            {index > 0 && (
              <div className={styles['operator']}>
                <LabelledSelect
                  name={`groups.${index}.operator`}
                  label={draftText.operator}
                  labels={messageGroupOperatorLabels}
                />
              </div>
            )}
            <Text className={styles['kind']}>{messageGroupLabels[kind]}</Text>
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
          </div>
          <GroupFields name={`groups.${index}`} kind={kind} told={message.groups} />
        </fieldset>
      ))}
      <AddGroup
        ref={adding}
        disabled={fields.length >= mostMessageGroups}
        onAdd={(kind) => append(newGroup(kind, gardenToday()))}
      />
    </fieldset>
  );
}

interface AddGroupProps {
  ref: React.RefObject<HTMLButtonElement | null>;
  disabled: boolean;
  onAdd: (kind: AddedGroupKind) => void;
}

/** The groups that can be added; those of the parties list and of the reminders are added there. */
function AddGroup({ ref, disabled, onAdd }: AddGroupProps) {
  const mayReadDebtors = useMay('debtor:read');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const kinds = (Object.keys(messageGroupLabels) as MessageGroupKind[]).filter(
    (kind): kind is AddedGroupKind =>
      kind !== 'party-list' && kind !== 'reminder' && (mayReadDebtors || kind !== 'debtors'),
  );
  return (
    <>
      <Button
        ref={ref}
        look="outlined"
        startIcon={<AddIcon />}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        className={styles['add']}
      >
        {draftText.addGroup}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchor={anchor}
        label={draftText.addGroup}
        onClose={() => setAnchor(undefined)}
      >
        {kinds.map((kind) => (
          <MenuItem
            key={kind}
            onChoose={() => {
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
