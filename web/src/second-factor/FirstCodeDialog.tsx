import {
  firstCode,
  type SecondFactorSetUp,
} from '@grzadka/contract/second-factor/second-factor.model';
import { Box, Stack, Typography } from '@mui/material';
import type * as z from 'zod/mini';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { QrCode } from '../core/ui/QrCode.tsx';
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
      <Stack component="ol" spacing={2} sx={{ m: 0, pl: 3 }}>
        <li>{secondFactorText.installApp}</li>
        <li>
          {secondFactorText.scan}
          <QrCode text={setUp.uri} label={secondFactorText.qrCode} />
          {secondFactorText.typeKey}
          <Typography
            component="code"
            sx={{ display: 'block', fontFamily: 'monospace', fontWeight: 600 }}
          >
            {inGroups(setUp.key)}
          </Typography>
        </li>
        <li>
          {secondFactorText.giveCode}
          <Box sx={{ mt: 1.5 }}>
            <FormTextField
              name="code"
              label={secondFactorText.code}
              helper={secondFactorText.codeHint}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          </Box>
        </li>
      </Stack>
    </FormDialog>
  );
}

/** A key as one copies it by hand: four letters at a time. */
function inGroups(key: string): string {
  return key.replaceAll(/.{4}(?!$)/g, '$& ');
}
