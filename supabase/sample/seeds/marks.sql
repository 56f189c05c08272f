-- Everything that is there now is the sample's, and goes with it. To be loaded last.
select private.mark_sample();
