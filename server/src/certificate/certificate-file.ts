import type { AppContext } from '#src/core/http/app-context.ts';
import { printPaper } from '#src/core/paper/print-paper.ts';
import { lackedOn } from '#src/settings/paper-lacks.ts';
import type { LetterFile } from '#src/statement/letter-file.ts';
import { readSender } from '#src/statement/sender.ts';
import { certificateText } from './certificate.text.ts';
import { readCertificate } from './read-certificate.ts';
import { titleOf, writeCertificate } from './write-certificate.ts';

/** A paper that was issued for an account, that of a number or the latest, as it was issued. 404 where there is none. */
export async function certificateFile(
  context: Pick<AppContext, 'db' | 'storage'>,
  asked: { readonly id: string; readonly number: string | null },
): Promise<LetterFile> {
  const certificate = await readCertificate(context.db, asked);
  const { number, issuer } = certificate;
  const { logo } = await readSender(context);
  const parts = printPaper({
    title: `${titleOf(certificate)} ${number}`,
    author: issuer.name ?? '',
    foot: () => certificateText.foot(number, issuer.name),
    letters: [certificate],
    write: (sheet, paper) => writeCertificate(sheet, logo, paper),
  });
  const fileName = `zaswiadczenie-${number.replaceAll('/', '-')}`;
  return { fileName, lacks: lackedOn(issuer, 'receipt'), parts };
}
