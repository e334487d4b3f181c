-- What a column holds as the audit tells it, and as it goes over the wire: an instant in UTC to the millisecond, a
-- decimal and a long number as text, so that no digit is lost. So a statement that changes a record can write down by
-- itself what it changed.
create function audit_value(value anyelement) returns jsonb language sql stable as $$
  select to_jsonb(value)
$$;

create function audit_value(value timestamptz) returns jsonb language sql stable as $$
  select to_jsonb(to_char(value at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
$$;

create function audit_value(value numeric) returns jsonb language sql stable as $$
  select to_jsonb(value::text)
$$;

create function audit_value(value bigint) returns jsonb language sql stable as $$
  select to_jsonb(value::text)
$$;
