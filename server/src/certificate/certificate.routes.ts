import { certificateEndpoints } from '@grzadka/contract/certificate/certificate.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { sendPaper } from '#src/core/paper/send-paper.ts';
import { certificateFile } from './certificate-file.ts';
import { issueCertificate } from './issue-certificate.ts';
import { listCertificates } from './read-certificate.ts';

/** The calls of the papers that say what an account owes, or that it owes nothing. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(certificateEndpoints.issue, ({ body, caller }) =>
    issueCertificate(db, { ...body, caller }),
  );

  serve(certificateEndpoints.paper, async ({ params, query, request, reply }) => {
    const file = await certificateFile(context, { ...params, ...query });
    return sendPaper({ request, reply }, file);
  });

  serve(certificateEndpoints.ofSettlement, ({ params }) => listCertificates(db, params.id));
}
