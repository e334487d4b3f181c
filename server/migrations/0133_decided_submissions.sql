-- Reported readings are listed by when they were decided on, and narrowed by that and by how they came (docs/product/submissions.md#list).

drop index submission_created_at;
drop index submission_state;
create index submission_created_at on submission (created_at, id) include (state, meter_id, channel, decided_at);
create index submission_state on submission (state, created_at, id) include (meter_id, channel, decided_at);
create index submission_decided_at on submission (decided_at, id) include (state, meter_id, channel);
create index submission_decided_at_desc on submission (decided_at desc nulls last, id desc) include (state, meter_id, channel);
