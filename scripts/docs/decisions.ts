/** What the index of the decisions has to say of a record, read from the record itself. */
export interface DecisionRecord {
  /** The name of its file, which begins with its four digits. */
  readonly file: string;
  readonly title: string;
  /** The digits of the records that it names in the lines below its title, by how they stand to it. */
  readonly relations: Readonly<Record<Relation, readonly string[]>>;
}

/** How a line below the title of a record begins, and what the other record says in turn. */
const inTurn = {
  'Amended by': 'Amends',
  Amends: 'Amended by',
  'Replaced by': 'Replaces',
  Replaces: 'Replaced by',
} as const;

type Relation = keyof typeof inTurn;

const relations = Object.keys(inTurn) as Relation[];

/** Reads a record: '# 4. Title', then lines such as '- Amended by [0050](0050-own-origin.md): why'. */
export function readRecord(file: string, text: string): DecisionRecord {
  const [, title = ''] = /^# \d+\. (.+)$/m.exec(text) ?? [];
  const named = (relation: Relation) =>
    [...text.matchAll(new RegExp(String.raw`^- ${relation} \[(\d{4})\]`, 'gm'))].map(
      ([, digits = '']) => digits,
    );
  return {
    file,
    title,
    relations: {
      'Amended by': named('Amended by'),
      Amends: named('Amends'),
      'Replaced by': named('Replaced by'),
      Replaces: named('Replaces'),
    },
  };
}

function digitsOf({ file }: DecisionRecord): string {
  return file.slice(0, 4);
}

/** The line that the index has of a record: where it stands, and whether it is in force. */
export function indexLine(record: DecisionRecord): string {
  const { file, title, relations: of } = record;
  const replaced = of['Replaced by'].map((digits) => `replaced by ${digits}`);
  const amended = of['Amended by'].length > 0 ? [`amended by ${of['Amended by'].join(', ')}`] : [];
  const [state = 'in force'] = [...replaced, ...amended];
  return `- [${digitsOf(record)} ${title}](${file}): ${state}`;
}

/** What to add to the index, and what to take out of it, so that it has each record once. */
export function brokenIndex(index: string, records: readonly DecisionRecord[]): string[] {
  const wanted = records.map(indexLine);
  const written = index.split('\n').filter((line) => line.startsWith('- ['));
  return [
    ...wanted.filter((line) => !written.includes(line)).map((line) => `missing: ${line}`),
    ...written
      .filter((line, place) => !wanted.includes(line) || written.indexOf(line) !== place)
      .map((line) => `too many: ${line}`),
  ];
}

/** What records say of others that are not there, or that do not say it in turn. */
export function brokenRelations(records: readonly DecisionRecord[]): string[] {
  const byDigits = new Map(records.map((record) => [digitsOf(record), record]));
  return records.flatMap((record) =>
    relations.flatMap((relation) =>
      record.relations[relation]
        .filter((other) => {
          const answer = byDigits.get(other)?.relations[inTurn[relation]];
          return !answer?.includes(digitsOf(record));
        })
        .map((other) => `${digitsOf(record)}: ${relation} ${other}`),
    ),
  );
}
