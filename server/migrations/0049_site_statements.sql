-- Two texts of the public site, as they are typed: paragraphs, headings and lists by their lines.

alter table settings
  add column privacy_statement text,
  add column accessibility_statement text;
