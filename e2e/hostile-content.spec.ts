import { newsEndpoints } from '@grzadka/contract/news/news.endpoints';
import type { NewsDetails } from '@grzadka/contract/news/news.model';
import { xssCorpus } from '@grzadka/server/test/http/xss-corpus.ts';
import { picture } from '@grzadka/server/test/test-images.ts';
import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { goWithin } from './go-within.ts';
import { addNewsWithTexts, blocks, editor } from './publishing.ts';

interface Rendering {
  /** Which of the texts ran code. */
  attacked: number[];
  /** What they tried to load. */
  requested: string[];
}

const preview = 'http://podglad.example/';
/** What fails to load without having been asked for by a text. */
const missing = `${preview}brak`;

/**
 * Shows texts, each in a frame of its own, in a page that has no policy of its own to protect it,
 * clicks on all their parts, and returns those that ran code or loaded anything.
 */
async function render(context: BrowserContext, texts: readonly string[]): Promise<Rendering> {
  const page = await context.newPage();
  const requested: string[] = [];
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    if (url === preview) {
      await route.fulfill({ contentType: 'text/html', body: '<title>x</title>' });
    } else {
      if (url !== missing) requested.push(url);
      await route.abort();
    }
  });
  await page.goto(preview);
  const attacked = await page.evaluate(
    async ([htmls, url]) => {
      const found = new Set<number>();
      const frames = htmls.map((html, index) => {
        const frame = document.body.appendChild(document.createElement('iframe'));
        Object.assign(frame.contentWindow ?? {}, { attack: () => found.add(index) });
        const { body } = frame.contentDocument ?? document;
        body.addEventListener('click', (event) => {
          // An element of another frame is no instance of this frame's class.
          const link = (event.target as Element).closest('a');
          // Such an address runs in the page; any other one would leave it.
          if (link && link.protocol !== 'javascript:') event.preventDefault();
        });
        body.innerHTML = html;
        return body;
      });
      for (const body of frames) {
        for (const element of body.querySelectorAll<HTMLElement>('*')) {
          element.click?.();
          element.focus?.();
          element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        }
      }
      // What takes its time to fail or to load has done so when the last of its kind has.
      const last = document.body.appendChild(document.createElement('div'));
      const ends = Promise.withResolvers<void>();
      const awaited = new Set(['IMG', 'AUDIO', 'SOURCE', 'IFRAME']);
      const note = ({ target }: Event) => {
        if (target instanceof Element && awaited.delete(target.tagName) && awaited.size === 0) {
          ends.resolve();
        }
      };
      for (const event of ['error', 'load']) last.addEventListener(event, note, { capture: true });
      last.innerHTML =
        `<img src="${url}"><audio src="${url}"></audio><video><source src="${url}"></video>` +
        '<iframe srcdoc="x"></iframe>';
      await ends.promise;
      return [...found];
    },
    [texts, missing] as const,
  );
  await page.close();
  return { attacked, requested };
}

test('hostile texts, once stored, run and load nothing in a browser, wherever they are shown', async ({
  app,
  context,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  const raw = await render(context, xssCorpus);
  // Without the server's work many of them do.
  expect(raw.attacked.length).toBeGreaterThan(50);
  expect(raw.requested).not.toEqual([]);

  const created = await context.request.post(`${app.origin}/api/news/create`, {
    data: { title: 'Wrogie treści' },
  });
  const { id: newsId } = await created.json();
  for (const html of xssCorpus) {
    const added = await context.request.post(`${app.origin}/api/news/content/item/add-html-text`, {
      data: { newsId, html },
    });
    expect(added.status(), html).toBe(201);
  }
  const reply = await context.request.get(`${app.origin}/api/news/get/${newsId}`);
  const { content }: NewsDetails = await reply.json();
  const stored = content.items.map((item) => (item.itemType === 'HtmlText' ? item.html : ''));
  expect(stored).toHaveLength(xssCorpus.length);

  expect(await render(context, stored)).toEqual({ attacked: [], requested: [] });

  const page = await context.newPage();
  const requested: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(app.origin)) requested.push(request.url());
  });
  const attacks: string[] = [];
  await page.exposeFunction('attack', () => attacks.push(page.url()));
  const path = `/aktualnosci/edytuj-wpis-aktualnosci/${newsId}`;
  await page.goto(path);
  await expect(blocks(page)).toHaveCount(xssCorpus.length);
  await goWithin(page, `${path}/podglad`);
  await expect(page.getByRole('article')).toBeVisible();
  // All of them at once in the editor.
  const [id = ''] = content.items.map((item) => item.id);
  const changed = await context.request.put(app.origin + newsEndpoints.updateHtmlText.path, {
    data: { newsId, contentItemId: id, html: stored.join('') },
  });
  expect(changed.status()).toBe(204);
  await page.goto(`${path}/edytuj-text-html/${id}`);
  await expect(editor(page)).not.toBeEmpty();
  expect({ attacks, requested }).toEqual({ attacks: [], requested: [] });
});

test('a picture that is a page as well is a picture only, once stored', async ({
  app,
  context,
  signIn,
}) => {
  await signIn('ROLE_EMPLOYEE');
  // One whose console may say what the browser refuses.
  const page = await context.newPage();
  const attacks: string[] = [];
  await page.exposeFunction('attack', (where: string) => attacks.push(where));
  const payload = '<script>attack(location.pathname)</script>';
  const png = await picture({ width: 60, height: 40 }).png().toBuffer();
  const polyglot = Buffer.concat([png, Buffer.from(payload)]);
  // As a browser takes it that reads, or guesses, that it is a page.
  const show = async (path: string, body: Buffer | string) => {
    await page.route(app.origin + path, (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
    await page.goto(app.origin + path);
  };
  await show('/surowy', polyglot);
  await expect.poll(() => attacks).toEqual(['/surowy']);

  const { newsId } = await addNewsWithTexts(app, []);
  const added = await page.request.post(`${app.origin}/api/news/content/item/add-image`, {
    multipart: {
      newsId,
      alt: 'Altana',
      file: { name: 'altana.html', mimeType: 'text/html', buffer: polyglot },
    },
  });
  expect(added.status()).toBe(201);
  const reply = await page.request.get(`${app.origin}/api/news/get/${newsId}`);
  const { content } = newsEndpoints.get.reply.parse(await reply.json());
  const url = content.items.map((item) => (item.itemType === 'Image' ? item.url : '')).join('');

  await page.goto(app.origin + url);
  expect(await page.evaluate(() => document.contentType)).toBe('image/webp');
  expect(await page.evaluate(() => document.querySelector('img')?.naturalWidth)).toBe(60);
  const uses = `<img src="${url}"><script src="${url}"></script><iframe src="${url}"></iframe>`;
  await show('/uzyty', `${uses}<object data="${url}"></object>`);
  expect(await page.evaluate(() => document.querySelector('img')?.naturalWidth)).toBe(60);
  expect(attacks).toEqual(['/surowy']);
});
