import { secondFactorEndpoints } from '@grzadka/contract/second-factor/second-factor.endpoints';
import type { SecondFactorSetUp } from '@grzadka/contract/second-factor/second-factor.model';
import { useState } from 'react';
import { call } from '../core/api/call.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { FirstCodeDialog } from './FirstCodeDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { secondFactorText } from './second-factor.text.ts';

interface SwitchOnDialogsProps {
  open: boolean;
  onClose: () => void;
  /** The second factor is on, and its recovery codes have been seen. */
  onDone: () => void;
}

/** Switches the second factor on: password, key and first code, recovery codes, one dialog after the other. */
export function SwitchOnDialogs({ open, onClose, onDone }: SwitchOnDialogsProps) {
  const [step, setStep] = useState<'password' | 'app' | 'codes'>('password');
  const [setUp, setSetUp] = useState<SecondFactorSetUp>({ key: '', uri: '' });
  const [codes, setCodes] = useState<readonly string[]>([]);
  const leave = (then: () => void) => {
    setStep('password');
    then();
  };
  return (
    <>
      <PasswordDialog
        open={open && step === 'password'}
        title={secondFactorText.switchOn}
        text={secondFactorText.switchOnPassword}
        submitLabel={secondFactorText.continue}
        submit={async (body) => setSetUp(await call(secondFactorEndpoints.setUp, { body }))}
        onDone={() => setStep('app')}
        onClose={onClose}
      />
      <FirstCodeDialog
        open={open && step === 'app'}
        setUp={setUp}
        submit={async (body) => {
          const { recoveryCodes } = await call(secondFactorEndpoints.switchOn, { body });
          setCodes(recoveryCodes);
        }}
        onDone={() => setStep('codes')}
        onClose={() => leave(onClose)}
      />
      <RecoveryCodesDialog
        open={open && step === 'codes'}
        codes={codes}
        onKept={() => {
          // Earlier it would lie over the button that is pressed here.
          notify.success(secondFactorText.switchedOn);
          leave(onDone);
        }}
      />
    </>
  );
}
