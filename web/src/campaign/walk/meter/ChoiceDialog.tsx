import { type ReactNode, useState } from 'react';
import { Button } from '../../../core/ui/elements/Button.tsx';
import { Stack } from '../../../core/ui/elements/Stack.tsx';
import { TextBox } from '../../../core/ui/fields/TextBox.tsx';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '../../../core/ui/overlays/Dialog.tsx';
import { walkText } from '../walk.text.ts';

interface ChoiceDialogProps<Choice extends string> {
  open: boolean;
  title: string;
  /** What stands above the choices. */
  children?: ReactNode;
  choices: readonly (readonly [choice: Choice, label: string])[];
  /** The one that is the likely answer. */
  likely?: Choice | undefined;
  /** The one that wants a word more. */
  other: Choice;
  cancelLabel: string;
  onChoose: (choice: Choice, remark: string | null) => void;
  onClose: () => void;
}

/** A choice by one touch, in buttons as wide as the screen; one of them asks for a word more. */
export function ChoiceDialog<Choice extends string>({
  open,
  title,
  children,
  choices,
  likely,
  other,
  cancelLabel,
  onChoose,
  onClose,
}: ChoiceDialogProps<Choice>) {
  const [remark, setRemark] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const end = (done: () => void) => {
    setRemark(undefined);
    setMissing(false);
    done();
  };
  const saveRemark = (text: string) => {
    const said = text.trim();
    if (said === '') setMissing(true);
    else end(() => onChoose(other, said));
  };
  return (
    <Dialog open={open} isWide onClose={() => end(onClose)}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <Stack gap={16}>
          {Boolean(children) && <div>{children}</div>}
          {remark === undefined ? (
            <Stack gap={8}>
              {choices.map(([choice, label]) => (
                <Button
                  key={choice}
                  look={choice === likely ? 'filled' : 'outlined'}
                  size="large"
                  onClick={() => (choice === other ? setRemark('') : onChoose(choice, null))}
                >
                  {label}
                </Button>
              ))}
            </Stack>
          ) : (
            <Stack gap={16}>
              <TextBox
                label={walkText.remark}
                value={remark}
                autoFocus
                isWrong={isMissing && remark.trim() === ''}
                htmlInput={{ maxLength: 500 }}
                onChange={({ target }) => setRemark(target.value)}
              />
              <Button look="filled" size="large" onClick={() => saveRemark(remark)}>
                {walkText.saveRemark}
              </Button>
            </Stack>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button size="large" onClick={() => end(onClose)}>
          {cancelLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
