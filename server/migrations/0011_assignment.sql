-- Who holds a garden today. "Today" is the day in Poland, wherever the database runs.

create function today() returns date
  language sql stable parallel safe
  return (now() at time zone 'Europe/Warsaw')::date;

create index assignment_garden_id on assignment (garden_id);
