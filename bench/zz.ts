import { openDemoGarden } from './browser/demo-garden.ts';
import { auditPage } from './browser/lighthouse.ts';
import { fetchedCode } from './browser/fetched-code.ts';
import { openChromium } from './browser/chromium.ts';
await using g = await openDemoGarden();
console.log(g.screens, g.cookie.length);
const chromium = '/usr/bin/chromium';
for (const s of ['queue'] as const) { const x = await auditPage(g.origin + g.screens[s].path, { chromium, cookie: g.cookie }); console.log(s, JSON.stringify(x)); }
await using b = await openChromium(chromium);
for (const s of Object.values(g.screens)) { const f = await fetchedCode(b, g, s); console.log(s.name, f.length, f.reduce((a, x) => a + x.kibibytes, 0).toFixed(1)); }
