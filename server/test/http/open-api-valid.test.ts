import type { ErrorBody } from '@grzadka/contract/core/errors';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { type Operation, operationsOf, readOpenApi } from '#test/open-api/document.ts';
import { describeRequest, type PreparedRequest, sendRequest } from '#test/open-api/send-request.ts';
import { validRequestOf } from '#test/open-api/valid-request.ts';
import { createWorld } from '#test/open-api/world.ts';
import { startTestApp } from '#test/test-app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many requests each call gets. */
    validRequests: number;
  }
}

const numRuns = inject('validRequests');

const app = await startTestApp();
const operations = operationsOf(await readOpenApi(app.anonymous()));
const world = await createWorld(app);

/** What no schema can say: how two fields go together, what a sum comes to, and what is stored already. */
const beyondSchemas = [
  /^Data początkowa nie może być późniejsza niż data końcowa$/,
  /^Należy (najpierw )?podać początkową datę/,
  /^(„Od” nie może być większe niż „Do”|Wypełnij „Od” albo „Do”)$/,
  /^Po dniach można pokazać najwyżej 10 lat/,
  /^Podaj także .*wpisz cały adres albo zostaw go pustym$/,
  /^W numerze rachunku jest pomyłka/,
  /^(Wpisz, jaki to powód|Wpisz odczyt tego licznika|Wpisz stan końcowy)$/,
  /^Stan końcowy jest mniejszy od/,
  /^(Ta data jest późniejsza niż dziś|Podaj odczyt z dziś albo z ostatnich)/,
  /^(Poprzedni licznik zdjęto|Podaj datę od|Najpierw wpisz w danych licznika)/,
  /^(Licznik na działce nie może być główny|Ten licznik należy do działki)/,
  /^(Każdy próg musi być wyższy|Ostatni próg zostaw pusty|Każda data musi być późniejsza)/,
  /^Podaj udział co najmniej jednej raty$/,
  /^(„Stan na dzień” musi być w tym okresie|Podaj, z jakich dni są odczyty)$/,
  /^(Tej opłaty nie ustala się ręcznie|Tego rodzaju opłaty już nie ma|Najpierw ustal sposób naliczania tej opłaty)/,
  /^(Wybierz sektor$|Któregoś z wybranych sektorów już nie ma|Innego rodzaju niż strefa: )/,
  /^(Jedna z należności jest podana dwa razy|Którejś z wybranych (pozycji|należności) już nie ma)/,
  /^(Wybierz, komu zwracasz|Wybierz kategorię kosztów|Wybierz, kto wpłaca)$/,
  /^To jest albo inny przychód, albo wpłata/,
  /^(Części muszą dać razem|Ten zwrot wynosi|Z tej operacji nie można|Gotówką z kasy może być tylko)/,
  /^W pliku nie ma wskazanej kolumny/,
  /^(Podaj temat|Napisz treść|Podaj, kiedy jest zebranie|Do tego rodzaju wiadomości nie dołączysz)/,
  /^(Wybierz zatwierdzone naliczenie|Tego dokumentu już nie ma|Tego, do czego odnosi się grupa|W treści są dane)/,
  /^(Poprzednią zgodę wycofano|Zgody udzielono) .* Podaj ten dzień albo późniejszy\.$/,
  /^(Wybierz osobę lub firmę albo wpisz|Nowy działkowiec jest już wybrany|To dotychczasowy działkowiec)/,
  /^(Ta osoba lub firma nie miała wtedy tej działki|Tej osoby lub firmy już nie ma)/,
  /^Wybierz dzień od dziś do /,
  /^(Ten dzień jest za daleko|Ten dzień jest wcześniejszy niż pierwszy dzień|Nowy działkowiec zaczyna najwcześniej)/,
  /^(Wybierz, kto oddaje działkę$|Ta osoba lub firma (jest tu dwa razy|oddaje tę działkę|nie ma tego dnia tej działki|ma już tę działkę))/,
  /^(Tego zgłoszenia już nie ma|Ten rodzaj opłaty jest tu dwa razy|Tego rodzaju opłaty nie ma wśród|Wybrano już opłaty)/,
  /^(Wybierz decyzję albo usuń jej dzień|Podaj dzień decyzji$|Decyzja nie może być wcześniejsza|Odmówić można było do)/,
];

/** The names of sectors are what is stored, and a list refuses one that there is not. */
const isStored = (field: string) => field === 'sector';

/** A password and a spreadsheet are more than a schema says. */
function takesMore({ path, requestBody }: Operation): boolean {
  return (
    /^\/api\/import\/|\/amounts\/(check|run)$|\/load-sheet$/.test(path) ||
    /password/i.test(JSON.stringify(requestBody ?? {}))
  );
}

/** What of a refused request the document should have said. */
async function unsaid(request: PreparedRequest): Promise<string[]> {
  const { status, text } = await sendRequest(world, request);
  if (status !== 400) return [];
  const { message, fields = { '': message } } = JSON.parse(text) as ErrorBody;
  return Object.entries(fields)
    .filter(([field, told]) => !isStored(field) && !beyondSchemas.some((rule) => rule.test(told)))
    .map((fault) => `${fault.join(': ')} ← ${describeRequest(world, request)}`);
}

it('what the document calls valid is refused for no field by itself', async () => {
  const stated = operations.filter(
    ({ parameters, requestBody }) => requestBody || parameters.some((one) => one.in === 'query'),
  );
  const faults: string[] = [];
  for (const operation of stated.filter((one) => !takesMore(one))) {
    const requests = validRequestOf(operation, fc.constant('ROLE_ADMIN' as const));
    const sent = fc.sample(requests, { numRuns, seed: 23 }).map(unsaid);
    faults.push(...(await Promise.all(sent)).flat());
  }
  expect(faults).toEqual([]);
});
