import { certificateEndpoints } from '@grzadka/contract/certificate/certificate.endpoints';
import { useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { certificateText } from './certificate.text.ts';

const CertificateDialog = latePart(
  async () => (await import('./CertificateDialog.tsx')).CertificateDialog,
);

/** Leads to the papers that say what an account owes, or that it owes nothing, for who may issue them. */
export function CertificateButton({ settlementId }: { settlementId: string }) {
  const may = useMay(certificateEndpoints.issue.permission);
  const [isOpen, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button look="outlined" onClick={() => setOpen(true)} {...CertificateDialog.ahead}>
        {certificateText.open}
      </Button>
      <CertificateDialog open={isOpen} settlementId={settlementId} onClose={() => setOpen(false)} />
    </>
  );
}
