-- How large each stored object is: of a deleted document the row that said so is gone, while the object keeps
-- its room on the disk until nobody can bring the document back.

alter table stored_object
  -- Bytes; null of what was deleted before sizes were kept here.
  add column size bigint check (size >= 0);

update stored_object set size = document.size from document where document.object_id = stored_object.id;
update stored_object set size = image.size from image where image.id = stored_object.id;
