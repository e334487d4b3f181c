import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { it } from 'vitest';
import { createTestClient } from '#test/test-client.ts';
import { newDataDir } from './data-folder.ts';
import { startProgram } from './program.ts';
const megabyte = 1024 * 1024;
const chunk = randomBytes(megabyte);
async function* formOf(n: number) {
  yield Buffer.from('--granica\r\ncontent-disposition: form-data; name="name"\r\n\r\nDuzy\r\n--granica\r\ncontent-disposition: form-data; name="file"; filename="duzy.bin"\r\n\r\n');
  for (let i = 0; i < n; i++) yield Buffer.from(chunk);
  yield Buffer.from('\r\n--granica--\r\n');
}
it('x', async () => {
  const program = startProgram({ env: { DATA_DIR: newDataDir(), ADMIN_LOGIN: 'admin', ADMIN_PASSWORD: 'Ogrodek123', NODE_OPTIONS: process.env['ZZ_OPTS'] ?? '' } });
  const c = createTestClient(await program.address());
  await c.signIn('admin', 'Ogrodek123');
  const mem = async () => { const { body } = await c.get<string>('/metrics'); const g=(n:string)=>Math.round(Number(new RegExp('^'+n+' (\\S+)','m').exec(body)?.[1])/megabyte); return [g('process_resident_memory_bytes'), g('nodejs_heap_size_used_bytes'), g('nodejs_external_memory_bytes')]; };
  const up = async (n: number) => (await c.request<{id:string}>('/api/file/upload', { method: 'POST', stream: formOf(n), headers: { 'content-type': 'multipart/form-data; boundary=granica' } })).body.id;
  const down = async (id: string) => { const { body } = await c.send(`/api/file/content/${id}`); for await (const _ of body ?? []) {} };
  const watch = async (label: string, p: Promise<unknown>) => { let over=false; p.finally(()=>{over=true}); const s: number[][]=[]; while(!over){ s.push(await mem()); await delay(20);} await p; const r=s.map(x=>x[0]??0); const e=s.map(x=>x[2]??0); process.stdout.write(`${label}: n=${s.length} rss first ${r[0]} max ${Math.max(...r)} last ${r.at(-1)}; ext max ${Math.max(...e)} ; heap ${Math.max(...s.map(x=>x[1]??0))}\n`); };
  process.stdout.write('base '+(await mem()).join()+'\n');
  const id10 = up(10); await watch('up10', id10); await watch('down10', down(await id10));
  for (let i=0;i<1;i++) { const id = up(100); await watch('up100', id); await watch('down100', down(await id)); }
}, 120000);
