import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { composeMail, type ReadyMail } from './compose-mail.ts';
import { writeMessageMail } from './writing/message-mail.ts';

const url = `https://ogrod.example.pl/api/unsubscribe/${'x'.repeat(43)}`;
const subject = `Zawiadomienie o walnym zebraniu – „Żółta Łąka”, ${'działki i altany, '.repeat(7)}27 marca`;

const mail: ReadyMail = {
  ...writeMessageMail({
    subject,
    html: `<p>${'Zażółć gęślą jaźń. '.repeat(80)}</p><p>.</p><p>From tego dnia 12\u00a0zł 🌻</p>`,
    association: 'ROD „Malwa”',
    footer: { kind: 'unsubscribe', url },
  }),
  knownAs: '019f0000-0000-7000-8000-00000000000a',
  recipients: ['anna.nowak@example.pl', 'jan@żółw.pl'],
  pending: ['anna.nowak@example.pl', 'jan@żółw.pl'],
  association: 'ROD „Malwa”',
  replyTo: 'zarzad@żółw.pl',
  isAutomatic: false,
  unsubscribeUrl: url,
  files: [
    {
      filename: 'Regulamin – żółty „nowy”.pdf',
      contentType: 'application/pdf',
      content: Buffer.from('%PDF-1.7 żółć'),
    },
    { filename: 'spis.txt', contentType: 'text/plain', content: Buffer.from('Łąka\n.\n') },
  ],
};

/** The message as it goes over the wire. */
async function written(changed: Partial<ReadyMail> = {}): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(
    composeMail({ ...mail, ...changed }, 'biuro@example.pl'),
  );
  return Buffer.isBuffer(message) ? message.toString() : '';
}

/** The media types of a message, each with those of its parts, as it is divided by the boundaries that it states. */
async function structureOf(source: string): Promise<unknown> {
  const type = headerOf(await PostalMime.parse(source), 'content-type');
  const [, boundary] = /boundary="([^"]+)"/.exec(type) ?? [];
  const [name] = type.split(';');
  if (boundary === undefined) return name;
  const [, ...parts] = source.split(`\r\n--${boundary}`);
  expect(parts.pop()?.trim()).toBe('--');
  return {
    [`${name}`]: await Promise.all(parts.map((part) => structureOf(part.replace('\r\n', '')))),
  };
}

function headerOf({ headers }: Email, name: string): string {
  return headers.find(({ key }) => key === name)?.value ?? '';
}

const alternative = { 'multipart/alternative': ['text/plain', 'text/html'] };

describe('an e-mail of a message', () => {
  it('has its text twice, as plain text and as HTML, and its files beside them', async () => {
    expect(await structureOf(await written())).toEqual({
      'multipart/mixed': [alternative, 'application/pdf', 'text/plain'],
    });
    expect(await structureOf(await written({ files: [] }))).toEqual(alternative);
  });

  it('arrives letter for letter', async () => {
    const source = await written();
    const read = await PostalMime.parse(source);
    expect(read).toMatchObject({
      subject,
      from: { name: 'ROD „Malwa”', address: 'biuro@example.pl' },
      replyTo: [{ name: 'ROD „Malwa”', address: 'zarzad@xn--w-uga1v8h.pl' }],
      to: [{ address: 'anna.nowak@example.pl' }, { address: 'jan@xn--w-uga1v8h.pl' }],
      messageId: `<${mail.knownAs}@example.pl>`,
      attachments: [
        {
          filename: 'Regulamin – żółty „nowy”.pdf',
          mimeType: 'application/pdf',
          disposition: 'attachment',
        },
        { filename: 'spis.txt', mimeType: 'text/plain', disposition: 'attachment' },
      ],
    });
    expect(read.text?.trimEnd()).toBe(mail.text.trimEnd());
    expect(read.html?.trimEnd()).toBe(mail.html.trimEnd());
    expect(read.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer))).toEqual(
      mail.files.map(({ content }) => content),
    );
    expect(Date.parse(read.date ?? '')).toBeGreaterThan(0);
    // What every server on the way may rely on (RFC 5322).
    expect(source).not.toMatch(/[^\r]\n|\r[^\n]|[^\t\r\n -~]/);
    expect(Math.max(...source.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  });

  it('may be refused by one press of a button (RFC 8058), where that is told over https', async () => {
    const headers = async (unsubscribeUrl: string | null) => {
      const read = await PostalMime.parse(await written({ unsubscribeUrl }));
      return ['list-unsubscribe', 'list-unsubscribe-post'].map((name) => headerOf(read, name));
    };
    expect(await headers(url)).toEqual([`<${url}>`, 'List-Unsubscribe=One-Click']);
    const plain = url.replace('https', 'http');
    expect(await headers(plain)).toEqual([`<${plain}>`, '']);
    expect(await headers(null)).toEqual(['', '']);
  });

  it('is no automatic one, as one about a login is (RFC 3834)', async () => {
    const said = async (isAutomatic: boolean) =>
      headerOf(await PostalMime.parse(await written({ isAutomatic })), 'auto-submitted');
    expect([await said(false), await said(true)]).toEqual(['', 'auto-generated']);
  });

  it('has no header that somebody has written into its subject or the name of a file', async () => {
    const file = { contentType: 'text/plain', content: Buffer.from('a') };
    const read = await PostalMime.parse(
      await written({
        subject: 'a\r\nBcc: eve@example.org\r\n\r\nb',
        files: [{ ...file, filename: 'a"\r\nX-Eve: 1\r\n\r\n.txt' }],
      }),
    );
    expect(read.subject).toMatch(/^a +Bcc: eve@example\.org +b$/);
    expect(read.bcc).toBeUndefined();
    expect(read.attachments).toHaveLength(1);
    expect(headerOf(read, 'x-eve')).toBe('');
  });

  it('is named by a domain in the letters of the wire, whichever the sender has', () => {
    for (const sender of ['biuro@żółw.pl', 'Ogród <biuro@żółw.pl>']) {
      expect(composeMail(mail, sender).messageId).toBe(`<${mail.knownAs}@xn--w-uga1v8h.pl>`);
    }
  });

  it('goes to those alone who wait for it, and names the others', async () => {
    const composed = composeMail({ ...mail, pending: ['jan@żółw.pl'] }, 'Ogród <biuro@example.pl>');
    expect(composed.to).toHaveLength(2);
    expect(composed.envelope.to).toEqual(['jan@xn--w-uga1v8h.pl']);
  });
});
