import {
  firstCode,
  type SecondFactorSetUp,
} from '@grzadka/contract/second-factor/second-factor.model';
import type * as z from 'zod/mini';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { QrCode } from '../core/ui/QrCode.tsx';
import styles from './FirstCodeDialog.module.css';
import { secondFactorText } from './second-factor.text.ts';

interface FirstCodeDialogProps {
  open: boolean;
  setUp: SecondFactorSetUp;
  submit: (typed: z.output<typeof firstCode>) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Hands the key to the app in the person's phone, and takes the first code that it makes. */
export function FirstCodeDialog({ open, setUp, submit, onDone, onClose }: FirstCodeDialogProps) {
  return (
    <FormDialog
      open={open}
      title={secondFactorText.switchOn}
      endpoint={{ body: firstCode }}
      defaultValues={{ code: '' }}
      submit={submit}
      submitLabel={secondFactorText.confirm}
      onSaved={onDone}
      onClose={onClose}
    >
      <Stack as="ol" gap={16} className={styles['steps']}>
        <li>{secondFactorText.installApp}</li>
        <li>
          {secondFactorText.scan}
          <QrCode text={setUp.uri} label={secondFactorText.qrCode} />
          {secondFactorText.typeKey}
          <Text as="code" isStrong className={styles['key']}>
            {inGroups(setUp.key)}
          </Text>
        </li>
        <li>
          {secondFactorText.giveCode}
          <div className={styles['field']}>
            <FormTextField
              name="code"
              label={secondFactorText.code}
              helper={secondFactorText.codeHint}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          </div>
        </li>
      </Stack>
    </FormDialog>
  );
}

/** A key as one copies it by hand: four letters at a time. */
function inGroups(key: string): string {
  return key.replaceAll(/.{4}(?!$)/g, '$& ');
}
