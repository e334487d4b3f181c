-- Polish text: order with natural numbers, and search that ignores letter case and diacritics
--.

create collation polish (provider = icu, locale = 'pl-u-kn-true');

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- unaccent() is only stable, because its dictionary could be altered; this one never is, and only an
-- immutable function can feed a generated column. The dictionary is named so that the result does not
-- hang on the search_path. Diacritics go first, so that lower() has plain letters in any locale.
create function search_key(value text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, value));
