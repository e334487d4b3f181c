-- Content blocks of news, notices and page versions.

-- An image as it is stored and served: re-encoded, never changed.
create table image (
  id uuid primary key references stored_object on delete cascade,
  content_type text not null,
  -- Bytes.
  size bigint not null check (size > 0),
  -- Pixels.
  width integer not null check (width > 0),
  height integer not null check (height > 0)
);

-- The blocks of one owner together. Whoever adds, moves or deletes one locks this row first, so that
-- two at once cannot lose or double any.
create table content (
  id uuid primary key
);

create table content_item (
  id uuid primary key,
  content_id uuid not null references content on delete cascade,
  -- 1, 2, 3 … without gaps.
  position integer not null check (position >= 1),
  item_type text not null check (item_type in ('HtmlText', 'Image')),
  -- Sanitised.
  html text,
  alt text,
  -- A clone shares the images of its source.
  image_id uuid references image,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Checked when a statement ends, so that one statement can move many.
  constraint content_item_position unique (content_id, position) deferrable initially immediate,
  constraint content_item_kind check (
    case item_type
      when 'HtmlText' then html is not null and num_nonnulls(alt, image_id) = 0
      when 'Image' then html is null and num_nonnulls(alt, image_id) = 2
    end
  )
);

create index content_item_image_id on content_item (image_id);
