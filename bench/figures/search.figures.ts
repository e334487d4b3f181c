import { longestSoughtPhrase } from '@grzadka/contract/search/search.model';
import { copyOf, largestSearched } from '../database/copies.ts';
import { type Client, openClient } from '../http/client.ts';
import { p95OfEach } from '../http/latency.ts';
import { commonPhrases, twoWordPhrases } from '../lists/phrases.ts';
import { startProgram } from '../processes/program.ts';
import { signIn } from '../processes/sign-in.ts';
import type { Figure, FigureGroup } from './figure.ts';

const rounds = 5;
const series = { fewest: 20, most: 100, milliseconds: 3_000 };

/** Milliseconds within which everything is to be searched. */
const limit = 50;

async function measure(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const dataSet of await largestSearched()) {
    const urls = await copyOf(dataSet);
    await using program = await startProgram(urls);
    const login = await signIn(urls);
    await using client = openClient(program.origin, { connections: 1, ...login });
    for (const [name, phrases] of Object.entries(await phrasesOf(client))) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const own = phrases.filter((_, index) => index % rounds === round);
        times.push(await p95OfEach(client, own.map(searchFor), series));
      }
      const target = { atMost: limit };
      figures.push({ name: `${name} (${dataSet})`, unit: 'ms', rounds: times, target });
    }
  }
  return figures;
}

function searchFor(phrase: string) {
  const query = new URLSearchParams({ phrase: phrase.slice(0, longestSoughtPhrase) });
  return { method: 'GET', path: `/api/search?${query.toString()}` } as const;
}

/** So many rows of each list say what is looked for. */
const asked = 500;

function numbered(phrase: (place: number) => string): string[] {
  return Array.from({ length: asked }, (_, place) => phrase(place));
}

/** What people look for, by what the server holds. */
async function phrasesOf(client: Client): Promise<Record<string, string[]>> {
  const read = async (path: string) => {
    const { body } = await client.read({ method: 'GET', path: `${path}?limit=${asked}` });
    return (JSON.parse(body) as { items: Record<string, string>[] }).items;
  };
  const names = (await read('/api/party')).map(({ name = '' }) => name);
  const plots = (await read('/api/garden')).map(({ name = '' }) => name);
  const references = (await read('/api/settlement')).map(({ reference = '' }) => reference);
  return {
    'a plot': plots,
    'a name': names,
    'two words in parts': twoWordPhrases(names),
    'the beginning of a word that many have': commonPhrases(names),
    'a reference': references,
    'a reference in words, without its zeros': references.map(
      (reference) => `numer rozliczenia ${reference.replace(/^GR0*/, 'GR ')}`,
    ),
    'an amount': numbered((place) => `${100 + place},${String(place % 100).padStart(2, '0')}`),
    'a phone': numbered((place) => `+48 ${600_000_000 + place * 7_919}`),
    'an e-mail address': names.map((name) => `${name.replaceAll(/\s+/g, '.')}@poczta.example`),
    'a serial number': numbered((place) => `SN/${1_000_000 + place * 7_919}`),
    'one letter or digit': Array.from('abcdefghijklmnoprstuwyzćłóśźż0123456789'),
    'what nobody is called': names.map((name) => `${name} xq`),
  };
}

export default { title: 'One search: p95 of one connection', measure } satisfies FigureGroup;
