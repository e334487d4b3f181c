// @vitest-environment jsdom
import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { documentListItem } from '@grzadka/contract/document/document.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  faults,
  field,
  focused,
  openScreen,
  press,
  startTestServer,
  type,
} from '../../test/open-screen.tsx';
import { DocumentEditScreen } from './DocumentEditScreen.tsx';
import { DocumentFileScreen } from './DocumentFileScreen.tsx';
import { DocumentUploadScreen, proposedName } from './DocumentUploadScreen.tsx';
import { documentPaths, documentPatterns } from './document.paths.ts';

const server = startTestServer();

const routes = [
  { path: documentPatterns.upload, element: <DocumentUploadScreen /> },
  { path: documentPatterns.edit, element: <DocumentEditScreen /> },
  { path: documentPatterns.replaceFile, element: <DocumentFileScreen /> },
];

const megabyte = 1024 * 1024;

const statute = sampleOf(documentListItem, {
  id: 'd',
  name: 'Statut',
  fileName: 'statut.pdf',
  contentType: 'application/pdf',
});

/** Drops a file onto the file field. */
function drop(name: string, size = 1): void {
  const file = new File([new Uint8Array(size)], name);
  fireEvent.drop(field('Wybierz plik'), { dataTransfer: { files: [file] } });
}

test('an upload says what it lacks, and that a file is too large before it is sent', async () => {
  server.answer(documentEndpoints.uploadLimit, { maxBytes: megabyte });
  openScreen(routes, documentPaths.upload);
  expect(await screen.findByText('Dowolny rodzaj pliku, najwyżej 1 MB')).toBeTruthy();
  await press('Prześlij');
  await waitFor(() =>
    expect(faults()).toEqual({
      'Wybierz plik': 'Nie wskazano pliku',
      Nazwa: 'Nazwa nie może być pusta',
    }),
  );
  expect(focused()).toBe('Wybierz plik');
  drop('plan.pdf', megabyte + 1);
  await waitFor(() =>
    expect(faults()).toEqual({ 'Wybierz plik': 'Plik jest za duży: może mieć najwyżej 1\u00a0MB' }),
  );
});

test('a name is proposed from the file, and one typed stays whatever file comes after', async () => {
  server.answer(documentEndpoints.uploadLimit, { maxBytes: megabyte });
  openScreen(routes, documentPaths.upload);
  drop('plan.pdf');
  expect(field('Nazwa').value).toBe('plan');
  drop('plan-2.pdf');
  expect(field('Nazwa').value).toBe('plan-2');
  type('Nazwa', 'Plan ogrodu');
  drop('plan-3.pdf');
  expect(field('Wybierz plik').value).toBe('plan-3.pdf');
  expect(field('Nazwa').value).toBe('Plan ogrodu');
});

test('a save of what somebody deleted is told, and nothing typed is lost', async () => {
  server.answer(documentEndpoints.get, statute);
  server.answer(documentEndpoints.fileState, { isLost: false });
  server.refuse(documentEndpoints.update, { code: 'not-found' });
  openScreen(routes, documentPaths.edit('d'));
  await screen.findByLabelText('Nazwa');
  type('Nazwa', 'Statut PZD');
  await press('Zapisz');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Tych danych już nie ma – ktoś mógł je usunąć. Wróć do listy.',
  );
  expect(field('Nazwa').value).toBe('Statut PZD');
});

test('a file that was lost is said, and can be sent anew in place of a download', async () => {
  server.answer(documentEndpoints.get, statute);
  server.answer(documentEndpoints.fileState, { isLost: true });
  server.answer(documentEndpoints.uploadLimit, { maxBytes: megabyte });
  openScreen(routes, documentPaths.edit('d'));
  expect((await screen.findByRole('alert')).textContent).toContain('Zaginął plik tego dokumentu');
  expect(screen.queryByRole('link', { name: 'Pobierz' })).toBeNull();
  await press('Prześlij ponownie', { role: 'link' });
  expect(await screen.findByText('Dowolny rodzaj pliku, najwyżej 1 MB')).toBeTruthy();
  await press('Prześlij');
  await waitFor(() => expect(faults()).toEqual({ 'Wybierz plik': 'Nie wskazano pliku' }));
});

test('a document is pinned and published by two buttons, and its pin taken away by one', async () => {
  server.answer(documentEndpoints.get, statute);
  server.answer(documentEndpoints.fileState, { isLost: false });
  server.answer(documentEndpoints.update, undefined);
  const { path } = openScreen(routes, documentPaths.edit('d'));
  await press('Przypnij od teraz');
  expect(await screen.findByText('Po zapisaniu: przypięte od razu')).toBeTruthy();
  await press('Odepnij');
  expect(await screen.findByText('Po zapisaniu: nieprzypięte')).toBeTruthy();
  await press('Przypnij od teraz');
  await press('Opublikuj teraz');
  await waitFor(() => expect(path()).toBe(documentPaths.list));
  const [sent] = server.callsOf(documentEndpoints.update);
  const saved = documentEndpoints.update.body.parse(sent?.body);
  expect(saved.pinFromDate).toBe(saved.publicationFromDate);
  expect(saved).toMatchObject({ pinThruDate: null, publicationThruDate: null });
});

test.each([
  ['Regulamin ogrodu.pdf', 'Regulamin ogrodu'],
  ['uchwala_nr_3_2026.docx', 'uchwala nr 3 2026'],
  ['plan.v2.tar.gz', 'plan.v2.tar'],
  ['  Opłaty   2026 .xlsx', 'Opłaty 2026'],
  ['Protokół z 12. zebrania', 'Protokół z 12. zebrania'],
  ['.env', '.env'],
  ['___.pdf', '___.pdf'],
  ['Zarza\u0328d.pdf', 'Zarząd'],
])('%j proposes %j', (fileName, name) => {
  expect(proposedName(fileName)).toBe(name);
});
