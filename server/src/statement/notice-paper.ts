import { printInThread } from '#src/core/paper/print-in-thread.ts';
import type { Paper } from '#src/core/paper/print-paper.ts';
import type { Letter, NoticeData, Sender } from './letter.ts';
import { statementText } from './statement.text.ts';
import { writeNotice } from './write-notice.ts';

/** What notices of one sender look like. */
export function noticePaper(sender: Sender, title: string): Omit<Paper<NoticeData>, 'letters'> {
  return { ...about(sender, title), write: (sheet, notice) => writeNotice(sheet, sender, notice) };
}

/** What a paper is called, whose it is, and by which account each of its pages is. */
export function about({ name }: Sender, title: string) {
  const foot = ({ account }: Letter) => statementText.foot(account.reference, name);
  return { title, author: name ?? '', foot };
}

/** What all notices of a run have in common. */
export interface NoticesHead {
  readonly sender: Sender;
  readonly title: string;
}

const program = new URL('./notices.thread.ts', import.meta.url);

/** Prints the notices of a run one after the other, beside what else this process does. */
export function printNotices(
  head: NoticesHead,
  letters: AsyncIterable<NoticeData>,
): AsyncGenerator<Uint8Array> {
  return printInThread(program, { head, letters });
}
