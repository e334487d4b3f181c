import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { callOffMeeting } from './sending/call-off-meeting.ts';
import { markDelivered, markPrinted, printFailed, retryFailed } from './sending/recipients-done.ts';
import { resumeMessage, sendMessage, stopMessage } from './sending/send-message.ts';

/** The calls that let a message go, and say what became of those it goes to: docs/product/messages.md#sending. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(messageEndpoints.send, ({ body, caller, ifMatch }) =>
    sendMessage(context, { ...body, caller, ifMatch }),
  );

  serve(messageEndpoints.stop, ({ body, caller, ifMatch }) =>
    stopMessage(context, { ...body, caller, ifMatch }),
  );

  serve(messageEndpoints.resume, ({ body, caller, ifMatch }) =>
    resumeMessage(context, { ...body, caller, ifMatch }),
  );

  serve(messageEndpoints.callOff, ({ body, caller, ifMatch }) =>
    callOffMeeting(db, { ...body, caller, ifMatch }),
  );

  serve(messageRecipientEndpoints.retry, ({ body, caller }) =>
    retryFailed(context, { ...body, caller }),
  );

  serve(messageRecipientEndpoints.printFailed, ({ body, caller }) =>
    printFailed(db, { ...body, caller }),
  );

  serve(messageRecipientEndpoints.markPrinted, ({ body, caller }) =>
    markPrinted(db, { ...body, caller }),
  );

  serve(messageRecipientEndpoints.markDelivered, ({ body, caller }) =>
    markDelivered(db, { ...body, caller }),
  );
}
