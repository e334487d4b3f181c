import { accessibilityWords } from '@grzadka/contract/site/accessibility-statement';
import { expect, it } from 'vitest';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const manager = await app.as('ROLE_SUPER_USER');
const reader = app.anonymous();

const statements = [
  { setting: 'privacyStatement', path: '/witryna/prywatnosc', title: 'Polityka prywatności' },
  {
    setting: 'accessibilityStatement',
    path: '/witryna/dostepnosc',
    title: 'Deklaracja dostępności',
  },
] as const;

it.each(statements)(
  '$title is a page, which every page leads to, once it is written',
  async (statement) => {
    const { setting, path, title } = statement;
    const link = `<a href="${path}">${title}</a>`;
    const save = (settings: object) =>
      manager.put('/api/settings/update', { publicSite: true, ...settings });
    const readBoth = async () => {
      const start = await reader.get<string>('/witryna/');
      const sitemap = await reader.get<string>('/witryna/sitemap.xml');
      const isListed = sitemap.body.includes(`${path}</loc>`);
      return { start: start.body, own: await reader.get<string>(path), isListed };
    };

    await save({});
    const without = await readBoth();
    expect(without.own.status).toBe(404);
    expect(without.start).not.toContain(title);
    expect(without.isListed).toBe(false);

    await save({ [setting]: '# Kontakt\n\nPytaj <b>zarząd</b>:\n- w środy' });
    const written = await readBoth();
    expect(written.start).toContain(link);
    expect(written.isListed).toBe(true);
    expect(written.own.body).toContain(`<h1>${title}</h1>`);
    expect(written.own.body).toContain(
      '<h2>Kontakt</h2><p>Pytaj &lt;b&gt;zarząd&lt;/b&gt;:</p><ul><li>w\u00a0środy</li></ul>',
    );
  },
);

it('the parts of the accessibility statement alone bear the ids under which programs look for them', async () => {
  const contact = `# ${accessibilityWords.contact}\n- ${accessibilityWords.phone} 601 234 567`;
  await manager.put('/api/settings/update', {
    publicSite: true,
    privacyStatement: contact,
    accessibilityStatement: contact,
  });
  const accessibility = await reader.get<string>('/witryna/dostepnosc');
  expect(accessibility.body).toContain('<span id="a11y-telefon">601\u00a0234\u00a0567</span>');
  const privacy = await reader.get<string>('/witryna/prywatnosc');
  expect(privacy.body).toContain('601\u00a0234\u00a0567');
  expect(privacy.body).not.toContain('a11y-');
});

it('a statement is nowhere while the site is off', async () => {
  await manager.put('/api/settings/update', { publicSite: false, privacyStatement: 'Dane' });
  expect((await reader.get('/witryna/prywatnosc')).status).toBe(404);
});
