/** A floor of the house in docs/architecture.md: its areas, and what they look into. */
export interface Floor {
  readonly name: string;
  readonly areas: readonly string[];
  /** The floors that it says it looks into, each with the areas that it names there; none where it names no single ones. */
  readonly looksInto: ReadonlyMap<string, readonly string[]>;
}

/** Reads the floors of the page: below '## The areas', each '### …' that says 'Looks into: …' and lists '- `area`: …'. */
export function readFloors(page: string): readonly Floor[] {
  const [, areas = ''] = /^## The areas$(.*?)^## /ms.exec(page) ?? [];
  return [...areas.matchAll(/^### (.+)$\n((?:(?!^### )[^])*)/gm)].flatMap(
    ([, name = '', body = '']) => {
      const [, sentence] = /^Looks into: (.+)\.$/m.exec(body) ?? [];
      return sentence === undefined
        ? []
        : [{ name, areas: listedAreas(body), looksInto: namedFloors(sentence) }];
    },
  );
}

function listedAreas(body: string): readonly string[] {
  return [...body.matchAll(/^- ((?:`[a-z-]+`(?:, )?)+): /gm)].flatMap(([, names = '']) =>
    namesIn(names),
  );
}

/** 'people and plots, messages (`mail`)'. */
function namedFloors(sentence: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...sentence.matchAll(/([^,(]+?)(?: \(([^)]+)\))?(?:, |$)/g)].map(
      ([, name = '', single = '']) => [name.toLowerCase(), namesIn(single)],
    ),
  );
}

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name);
}

/** What the page says otherwise than the edges of the areas: floors that it lacks, names for nothing, or brings down to single areas wrongly. */
export function brokenLooks(
  floors: readonly Floor[],
  edges: readonly (readonly [from: string, to: string])[],
): readonly string[] {
  const floorOf = new Map(floors.flatMap(({ name, areas }) => areas.map((area) => [area, name])));
  return floors.flatMap(({ name, looksInto }) => {
    const used = new Map<string, Set<string>>();
    for (const [from, to] of edges) {
      const floor = floorOf.get(to);
      if (floorOf.get(from) !== name || floor === undefined || floor === name) continue;
      const key = floor.toLowerCase();
      used.set(key, (used.get(key) ?? new Set()).add(to));
    }
    const said = [...used].flatMap(([floor, areas]) => {
      const named = looksInto.get(floor);
      if (named === undefined) return [`${name} looks into ${floor}: ${[...areas].join(', ')}`];
      return [...areas]
        .filter((area) => named.length > 0 && !named.includes(area))
        .map((area) => `${name} looks into ${floor}: ${area}, too`);
    });
    const unused = [...looksInto].flatMap(([floor, named]) =>
      used.has(floor)
        ? named
            .filter((area) => used.get(floor)?.has(area) !== true)
            .map((area) => `${name} does not look into ${area}`)
        : [`${name} does not look into ${floor}`],
    );
    return [...said, ...unused];
  });
}
