import { processingActivityEndpoints } from '@grzadka/contract/personal-data/processing-activity.endpoints';
import { processingActivityRecord } from '@grzadka/contract/personal-data/processing-activity.record';
import type { AppContext } from '#src/core/http/app-context.ts';
import { printPaper } from '#src/core/paper/print-paper.ts';
import { sendPaper } from '#src/core/paper/send-paper.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { lackedOn } from '#src/settings/paper-lacks.ts';
import { listActivities, readRegister } from './register/read-register.ts';
import { registerPaper } from './register/register-paper.ts';

/** The calls of the register of processing activities. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(processingActivityEndpoints.all, () => listActivities(db));

  serve(processingActivityEndpoints.paper, async (call) => {
    const { name, register } = await readRegister(db);
    return sendPaper(call, {
      fileName: 'rejestr-czynnosci-przetwarzania',
      lacks: lackedOn({ name }, 'list'),
      parts: printPaper({ ...registerPaper(name), letters: [register] }),
    });
  });

  serveRecord(context, processingActivityRecord, processingActivityEndpoints, {});
}
