-- The register of processing activities (RODO, art. 30; docs/product/personal-data.md#register), with what an allotment garden usually does.
create table processing_activity (
  id uuid primary key,
  name text not null constraint processing_activity_name_unique unique check (length(name) between 1 and 100),
  purpose text check (length(purpose) <= 1000),
  persons text check (length(persons) <= 1000),
  data text check (length(data) <= 1000),
  recipients text check (length(recipients) <= 1000),
  time_limit text check (length(time_limit) <= 1000),
  safeguards text check (length(safeguards) <= 1000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

insert into processing_activity (id, name, purpose, persons, data, recipients, time_limit, safeguards)
select ('00000000-0000-7000-8000-0000000163' || lpad(place::text, 2, '0'))::uuid, name, purpose, persons, data, recipients, time_limit,
  'Dostęp mają osoby z loginem i rolą, hasła są zapisane jako skróty, zmiany są w dzienniku, co noc powstaje kopia zapasowa.'
from (values
  (1, 'Ewidencja działkowców i działek', 'Prowadzenie ewidencji i umów dzierżawy działkowej (art. 6 ust. 1 lit. b i c RODO, ustawa o ROD)', 'Działkowcy, małżonkowie działkowców', 'Imię i nazwisko, adres, telefon, e-mail, numer ewidencyjny, działka, daty użytkowania', 'Okręg PZD', '5 lat od końca roku, w którym zakończyło się użytkowanie i rozliczenie'),
  (2, 'Członkowie stowarzyszenia', 'Sprawy członkowskie i zebrania (art. 6 ust. 1 lit. b i c RODO, Prawo o stowarzyszeniach)', 'Członkowie', 'Imię i nazwisko, adres, data przyjęcia i ustania członkostwa', 'Okręg PZD', '5 lat od końca roku, w którym ustało członkostwo'),
  (3, 'Opłaty i księgowość', 'Naliczanie opłat, wpłaty, koszty i księgi (art. 6 ust. 1 lit. c RODO, ustawa o rachunkowości)', 'Działkowcy, wpłacający, dostawcy', 'Imię i nazwisko, numer rozliczenia, należności, wpłaty, numer rachunku bankowego', 'Bank, biuro rachunkowe, urząd skarbowy', '5 lat od końca roku, w którym zaksięgowano ostatnią operację'),
  (4, 'Zaległości i wezwania', 'Dochodzenie opłat (art. 6 ust. 1 lit. f RODO)', 'Działkowcy z zaległością', 'Imię i nazwisko, adres, zaległość, wysłane wezwania', 'Sąd, komornik, pełnomocnik', 'Do przedawnienia albo zapłaty, najdłużej 5 lat od wysłania'),
  (5, 'Odczyty wody i prądu', 'Rozliczanie zużycia (art. 6 ust. 1 lit. b RODO)', 'Działkowcy', 'Odczyty liczników działki, zdjęcia liczników', 'Nikt', 'Zdjęcia 12 miesięcy; odczyty bez nazwiska zostają'),
  (6, 'Korespondencja', 'Zawiadomienia i informacje (art. 6 ust. 1 lit. a, b i c RODO)', 'Działkowcy, członkowie', 'Imię i nazwisko, adres, e-mail, zgody', 'Dostawca poczty e-mail, operator pocztowy', 'Treść e-maili do wysłania; odbiorcy 5 lat'),
  (7, 'Przeniesienie prawa do działki', 'Rozpatrywanie wniosków (art. 6 ust. 1 lit. c RODO, art. 41 ustawy o ROD)', 'Dotychczasowi i nowi działkowcy', 'Imię i nazwisko, adres, działka, dzień wniosku i decyzja', 'Okręg PZD, notariusz', '5 lat od końca roku decyzji'),
  (8, 'Loginy i dziennik zmian', 'Bezpieczeństwo programu i rozliczalność (art. 6 ust. 1 lit. f RODO)', 'Użytkownicy programu', 'Nazwa użytkownika, rola, czas logowania, wykonane czynności', 'Administrator komputera', 'Dziennik 10 lat; zalogowania do ich wygaśnięcia'),
  (9, 'Prośby osób o dane', 'Odpowiadanie na prośby (art. 6 ust. 1 lit. c RODO, art. 12–22)', 'Osoby, które o coś prosiły', 'Imię i nazwisko, treść prośby i odpowiedzi', 'Urząd Ochrony Danych Osobowych', 'Razem z danymi osoby; przygotowany plik 7 dni')
) activity (place, name, purpose, persons, data, recipients, time_limit);
