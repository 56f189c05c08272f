-- The sample is for a shop that has nothing of its own yet. To be loaded first.
select private.expect_new_shop();
