import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { printPaper } from '#src/core/paper/print-paper.ts';
import { sendPaper } from '#src/core/paper/send-paper.ts';
import { lackedOn } from '#src/settings/paper-lacks.ts';
import { readSender } from '#src/statement/sender.ts';
import { movePayment } from './move-payment.ts';
import { readOwnReceipts } from './own-receipts.ts';
import { payOut } from './pay-out.ts';
import { preview } from './preview.ts';
import { readReceipt } from './receipt.repo.ts';
import { receiptText } from './receipt.text.ts';
import { receivePayment } from './receive-payment.ts';
import { reverseDocument } from './reverse-document.ts';
import { writeReceipt } from './write-receipt.ts';

/** The calls that take and give money. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(paymentEndpoints.receive, ({ body, caller }) => receivePayment(db, { ...body, caller }));

  serve(paymentEndpoints.preview, ({ query }) => preview(db, query));

  serve(paymentEndpoints.own, ({ caller }) => readOwnReceipts(db, caller.userLoginId));

  serve(paymentEndpoints.receipt, async ({ params, caller, request, reply }) => {
    const receipt = await readReceipt(db, { ...params, caller });
    const sender = await readSender(context);
    const { number, series } = receipt;
    const parts = printPaper({
      title: `${receiptText.titles[series]} ${number}`,
      author: sender.name ?? '',
      foot: () => receiptText.foot(number, sender.name),
      letters: [receipt],
      write: (sheet, letter) => writeReceipt(sheet, sender, letter),
    });
    const lacks = lackedOn(sender, 'receipt');
    return sendPaper({ request, reply }, { fileName: number.replaceAll('/', '-'), lacks, parts });
  });

  serve(paymentEndpoints.payOut, ({ body, caller }) => payOut(db, { ...body, caller }));

  serve(paymentEndpoints.move, ({ body, caller }) => movePayment(db, { ...body, caller }));

  serve(paymentEndpoints.moveBankLine, ({ body, caller }) => movePayment(db, { ...body, caller }));

  serve(paymentEndpoints.reverse, ({ body, caller }) => reverseDocument(db, { ...body, caller }));
}
