-- What the sample reviews (reviews.sql) are put together from: sentences, a line each, by whom they fit and what they
-- are for. A group is one of the curated products (r1 to r40, by rank), a kind of product, or all of a kind's wider family.
--   o how it began   p what is good   f that fit and colour are right   b a small fault   d a fault of the parcel
--   x a real one     s5 s4 s3 s1, t5 t4 t3 t1 a whole text, a title, for so many stars     c5 c4 c3 c1 how it ends
-- A line that begins with ~ needs weeks, so it is not said of what has just come in. {color} and {size} are the
-- buyer's, {other} is another colour; the rest in braces is in reviews.sql.
create temporary table review_words (grp text, part text, lines text);
insert into review_words values
('any', 'o', $$
My first order here.
~I read the reviews for a week before I ordered.
~My second order from this shop.
Ordered late one evening without thinking much.
I nearly did not order this.
{Who} sent me the link.
Found it while looking for something else.
A present to myself.
I do not usually write reviews.
~This was on my wishlist for a month.
I was curious, at this price.
{Who} had told me about this shop.
$$),
('any', 'c5', $$
Would buy again.
I would give this as a present without thinking twice.
Thank you to whoever packed it.
~Came to {city} in {days} days.
Well wrapped, too.
For this price there is nothing to say against it.
{Who} wants the same.
The little card in the parcel was a nice touch.
Five stars, and I am hard to please.
I have told everybody at work.
Recommended.
Good value, and I do not say that often.
No complaints at all.
~Delivered to {city} a day early.
I know what I will give {who} next.
$$),
('any', 'c4', $$
One star off for that, otherwise lovely.
Still, I am keeping it.
I would order it again all the same.
A small thing, and I am happy.
For the price that is fine by me.
Four stars, and it may become five.
Nothing that would make me send it back.
$$),
('any', 'c3', $$
Fine for the price, no more.
I am keeping it, but I am not in love.
Have a good look at the measurements first.
Three stars because I had hoped for more.
Perhaps it is just not for me.
I can live with it.
Next time I would choose something else.
$$),
('any', 'c1', $$
~Sent back; the money was there within a week.
It goes back, which at least costs nothing.
A pity, because I had looked forward to it.
The people at the shop were kind about it, and still.
I expected more, even at this price.
I gave it away.
I hope the shop looks into it.
$$),
('any', 'd', $$
~Delivery took {late} days, the long end of what they promise.
The parcel had seen better days, but what was in it was fine.
More wrapping than it needs.
~The courier called twice before he found us.
$$),
('any', 's5', $$
Love it.
Exactly as described.
Perfect, thank you.
Very happy with it.
Just what I was looking for.
Beautiful.
Better than I expected.
Great quality for the price.
I am delighted.
Nothing to add, five stars.
Everything was right.
Good, and good value.
Worth it.
Even nicer than in the picture.
$$),
('any', 's4', $$
Good quality for the price.
Happy with it on the whole.
Good, not perfect.
Nearly perfect.
Does what it should.
As pictured, more or less.
Solid.
Nice, with one or two small things.
$$),
('any', 's3', $$
It is all right.
Okay for the price.
Neither good nor bad.
Not quite what I imagined.
Average.
Looks better in the picture.
$$),
('any', 't5', $$
Lovely
Better than expected
My new favourite
Just right
So happy with this
Worth every penny
Would buy again
A find
Beautifully made
Exactly what I wanted
Perfect
Good quality
What a pleasure
Very pleased
$$),
('any', 't4', $$
Good, with one small thing
Nearly perfect
Nice
Happy on the whole
Good value
Almost five stars
$$),
('any', 't3', $$
All right
Mixed feelings
Not sure
Fine for the price
I expected a bit more
So-so
$$),
('any', 't1', $$
Disappointed
Not for me
~Sent it back
Not like the picture
A pity
$$),

-- ------------------------------------------------------------------ clothes
('wear', 'o', $$
Bought for {event}.
I needed something for {event} and had a week.
{Who} has the same, so I had to have it, too.
I do not usually buy clothes online.
I had been looking for this all summer.
~I have worn this for three weeks now.
~Worn to {event} last weekend.
I had no time to go shopping before {event}.
$$),
('wear', 'p', $$
~Washed three times and still in shape.
The seams are straight and nothing had to be trimmed.
You can tell that somebody thought about the details.
The fabric feels like more than it costs.
No loose threads, no odd smell, ready to wear.
Nothing pulls, nothing gapes.
~Dries overnight on the line.
Came out of the suitcase fit to wear.
Comfortable from morning to night.
Looks good with almost nothing done to it.
The inside is finished as neatly as the outside.
{Who} asked to borrow it, and I said no.
Easy to wash, easy to wear.
I got two compliments before lunch.
$$),
('wear', 'f', $$
I took {size} as always and it fits.
Between two sizes I took the larger one and am glad.
True to size for me.
The {color} is the {color} of the picture.
The {color} goes with half of what I own.
{size} fits me exactly.
I was not sure about {color}, and now I wear little else.
The {color} is a good, deep one.
$$),
('wear', 'b', $$
Runs a little large; I would take one size down.
Runs a little small; take one size up if you are between two.
The {color} is a shade darker than on my screen.
The {color} is a touch paler than in the picture.
A little long on me, and I am not tall.
Wants a cool iron after the wash.
The label scratches a little, so I cut it out.
I wish there were more colours.
$$),
('wear', 'x', $$
My usual {size} was far too tight.
Far too large, and {size} is my size everywhere else.
The {color} has nothing to do with the picture, it is much darker.
~Shrank in the first wash although I followed the label.
~The {color} ran in the first wash.
The size table says one thing and the seams another.
The {color} looks washed out already, and I have not washed it.
$$),
('wear', 't5', $$
Fits like a glove
Fits perfectly
Cut so well
$$),
('wear', 't4', $$
Pretty, but check the size
Good, mind the size
$$),
('wear', 'c5', $$
I want it in {other} as well.
~Already ordered in {other}.
$$),
('dress', 'p', $$
The skirt moves when you walk.
The waist sits where a waist is.
I can sit, dance and carry a child in it.
Three people asked me where it is from.
It hides the lunch and shows the rest.
It falls well, even in the wind.
The neckline stays where it is put.
I forgot that I had it on, which is the best I can say of a dress.
Cool on a hot day in {city}.
Dressed in one minute.
With flat sandals for the day, with heels for {event}.
$$),
('dress', 'b', $$
The neckline is lower than I thought, so I pin it.
I had the hem taken up by two centimetres.
$$),
('dress', 'x', $$
On me it is a tent, and I took {size} as always.
In daylight the {color} is thinner than I like.
$$),
('top', 'p', $$
It sits well at the shoulders.
Tucked in or out, both work.
Good with jeans, good with everything.
Light, and still not see-through.
The neck lies flat.
It stays put when I lift my arms.
Pleasant on the skin.
Hardly needs ironing.
$$),
('bottom', 'p', $$
Comfortable at the waist, also after lunch.
Sits well at the hips.
Keeps its shape through a day at the desk.
Easy to combine.
Good fabric, neither thin nor stiff.
Moves with me on the bicycle.
No pulling, no sliding.
$$),
('bottom', 'b', $$
A little wide at the waist, a belt does it.
$$),
('bottom', 'x', $$
Too tight at the hips and too wide at the waist, in {size}.
$$),
('outer', 'p', $$
It keeps the wind out.
There is room for a jumper underneath.
The pockets are where hands go.
It makes everything under it look better.
The lining is smooth.
Right for the months between.
It sits well at the shoulders.
I wear it to work and to the market.
$$),
('knit', 'p', $$
Soft, and it does not scratch.
No bobbles so far.
Warm in the evening, not too warm by day.
~It has kept its shape.
The cuffs stay up.
Cosy without looking sloppy.
Good over a shirt.
$$),
('soft', 'p', $$
Soft on the skin.
Nothing pinches, nothing rides up.
Well cut and well sewn.
~Still in shape after many washes.
Good fabric, not too thin.
Comfortable, which is all I asked for.
Pretty and practical.
$$),
('r1', 'p', $$
The two tiers swing when you walk and settle again by themselves.
The buttons really open, which I did not expect at this price.
I tie the waist at the side and it looks like another dress.
The elastic under the tie saves it after a big lunch.
The sleeves flutter a little and hide exactly what they should.
The flowers are printed sharply, no smudges.
There is a lining to the knee, so nothing shows against the light.
I am 164 cm and it ends at the ankle.
Flat sandals by day, gold ones at night, and nobody noticed that it was the same dress.
The frill at the neck is small and neat.
It is light enough for {city} in August.
With a denim jacket it goes on until November.
I danced in it until two and it did not mind.
The viscose is soft and does not cling.
$$),
('r1', 'b', $$
The hem drags a little without heels; I am 158 cm.
$$),
('r7', 'p', $$
The inside button keeps everything where it belongs.
Soft jersey that follows without telling everything.
I can set the waist again after lunch, which is why I love wrap dresses.
The skirt overlaps far enough for wind and stairs.
Below the knee, as an office likes it.
The cuffs are narrow, so the sleeves stay down.
Good for nursing, if anybody wonders.
The jersey is thick enough not to show what is under it.
It goes with boots and with sandals.
The tie is long enough for a proper bow.
$$),
('r16', 'p', $$
The ikat is soft at the edges, like the real weave.
The pattern meets at the front, somebody took care.
The crepe swings and does not rustle.
Three-quarter sleeves are right for a long evening.
The tie sits at the side and does not come undone.
~The colours stayed strong in the wash.
It opens just enough when you walk.
It looks very good in photographs.
$$),
('r19', 'p', $$
The satin is heavy and falls like water.
The gathers at the side do a lot for the waist.
The straps adjust and stay where you put them.
The slit stops exactly where it should.
Under a jumper it is a skirt, on its own an evening.
The cowl sits well without tape.
It feels like twice the price.
It does not stick to tights.
$$),
('r40', 'p', $$
The coral flowers glow on the ground.
Deep enough for December with a cardigan.
I wore it to {event} and again on Monday to work.
A pattern like this forgives a splash of sauce.
The tiers swing and the lining stays down.
The sleeves are light and do not catch on anything.
The tie gives it a waist, and me too.
It has the length of an evening and the weight of a nightdress.
My photographs from {event} have never been better.
It hangs well, even after a day in the car.
$$),
('r29', 'p', $$
The linen is soft from the first day.
The braid down the front is beautiful work.
It is open at the sides, so one can take stairs.
I wore it to Friday lunch and everybody asked.
The knotted buttons close firmly.
Cool, wide, and still elegant.
It works over a swimsuit and it works at dinner.
My mother-in-law approved, and that says everything.
$$),
('r2', 'p', $$
The sleeves really do fill with air.
The cuffs hold the sleeves up when I cook.
The band collar looks neat under a jacket.
Open over a tee it is my summer jacket.
The pearl buttons are sewn on properly.
~It did not shrink in the wash.
Tucked into high jeans it looks like a plan.
The yoke is gathered finely, not bunched.
It irons in three minutes while damp.
Crisp and soft at the same time.
$$),
('r2', 'b', $$
The sleeves want room; no narrow coat goes over them.
$$),
('r25', 'p', $$
Tiny flowers on a deep ground, sweeter in real life.
~It dried overnight on the balcony.
The buttons go up to the neck and it still looks young.
The gathered cuffs are soft and do not cut in.
Light viscose that moves.
It goes with jeans and with my one good skirt.
The print is even right to the seams.
$$),
('r8', 'p', $$
The stripes meet at the shoulder, I checked.
The cotton is heavy and still soft.
The boat neck stays flat.
It works under everything, as promised.
~Ten washes and it is as long as it was.
Not see-through, finally.
~The side seams do not twist.
It looks French and costs less.
The sleeves end where they should.
I sleep, work and travel in it.
One for me, one for {who}.
$$),
('r17', 'p', $$
The collar rolls softly and stays up without a tie.
The buttons are sewn on for good.
Smart with trousers, better with jeans.
The cloth has some weight to it.
Good for the office and for the football after it.
The sleeves are long enough at 188 cm.
It irons well while damp.
The loop behind is a nice old-fashioned thing.
The seams are straight inside, too.
It stays in the trousers all day.
$$),
('r3', 'p', $$
High at the waist, and they stay there.
The button fly lies flat under a tee.
Firm at first, right after two days.
The pockets are real pockets.
Straight to the ankle, no tricks.
They do not slide when I sit on the floor with the children.
They feel like the jeans of twenty years ago, in a good way.
No gap at the back.
~The leather patch has already darkened.
I have thrown out two other pairs.
They go with boots, sandals and sneakers.
~Still in shape after a month of wearing them every day.
They hold you in without holding your breath.
$$),
('r3', 'f', $$
On me, at 170 cm, they end at the ankle bone.
$$),
('r3', 'b', $$
A bit long for 160 cm, so I turn them up.
~They give half a size in the first week.
$$),
('r3', 'x', $$
I could not get them past the hips in my usual {size}.
$$),
('r10', 'p', $$
The pleats swing and fall back into place.
Sat on it for three hours and not a crease.
The band is flat in front, so tops lie well.
The elastic behind makes it a skirt for good days and bad ones.
The shine is quiet, not cheap.
With a jumper by day and heels at night.
No lining, and it still does not cling.
It looks like the skirts my mother kept.
~The pleats survived the machine.
$$),
('r18', 'p', $$
They give when I cycle and look right when I arrive.
The waistband does not roll.
Slim below the knee without being tight.
The coin pocket is where it should be.
I sit all day and they keep their shape.
The hem is neat, no need for the tailor.
My son asked for a pair as well.
A good weight for spring.
They pass for smart with a shirt.
$$),
('r33', 'p', $$
They hang heavily and feel like nothing.
High at the waist, wide to the floor, as in the picture.
The pockets are deep enough for a phone.
The pleats in front lie flat.
Elastic behind, so lunch is no problem.
~Cool on the hottest day of the year.
They crease as linen does, and it suits them.
With sandals, with sneakers, with anything.
$$),
('r13', 'p', $$
An hour of rain in {city} and I stayed dry.
The belt holds and does not slide out.
The vent lets me walk like a person.
Deep pockets, with room for a paperback.
The collar stands up against the wind.
A thick jumper fits under it.
The buttons look like horn.
It makes everything under it look planned.
I have looked at trench coats at four times the price, and bought this one.
It hangs in the hall and everybody tries it on.
$$),
('r20', 'p', $$
It feels like suede and does not mind a drizzle.
The ribbed cuffs keep the wind out.
The zip opens from both ends, handy in the car.
The inside pocket takes passport and phone.
Right for the scooter in the evening.
The shoulders sit as they should.
It has already been borrowed twice.
A brush brings it back after a wet day.
$$),
('r15', 'p', $$
The cables stand out, you can read them with your fingers.
It does not scratch, and I am the one who always says that it scratches.
The cuffs stay up when I push them.
~The neck is still round after a month.
Long enough to sit down in.
Warm enough for a winter in Ifrane, with a vest underneath.
~It dried flat overnight and kept its length.
My grandmother looked at the cables and nodded.
$$),
('r30', 'p', $$
The hood is double and keeps its shape.
Soft as a blanket inside.
Nothing printed on it, which I was looking for.
The pocket does not sag.
Heavy, in the way a hoodie should be.
The ribs at the side make it move with you.
The cords are flat and do not slip out.
My son lives in it.
$$),

-- ------------------------------------------------------------------ shoes
('shoes', 'o', $$
Bought for {event}.
I am on my feet all day.
My feet are difficult.
I needed something to walk in.
$$),
('shoes', 'p', $$
No breaking in, no plasters.
Comfortable from the first step.
They feel solid without being heavy.
They hold the foot without pinching.
They look dearer than they are.
Neat finish, no traces of glue.
I wore them all day at {event}.
They clean easily.
Good on cobbles.
{Who} asked for the link.
I walk a lot, and my feet were fine.
$$),
('shoes', 'f', $$
I always wear {size} and took {size}.
True to size for me.
The {color} is as in the picture.
My feet are wide, and there is room.
The {color} goes with most of my wardrobe.
$$),
('shoes', 'b', $$
They run a little small; take half a size up.
A little wide at the heel, an insole helps.
The {color} is a shade darker than I thought.
They squeak a little on tiles.
Stiff for the first two days.
$$),
('shoes', 'x', $$
I always wear {size}, and these are a size too small.
They rubbed my heels raw on the first day.
The {color} is not the {color} of the picture.
The left one is longer than the right one.
~The sole came away at the toe after two weeks.
Much too wide, I walk out of them.
$$),
('shoes', 't5', $$
Comfortable from day one
My feet say thank you
Good shoes
$$),
('shoes', 't4', $$
Good, mind the size
$$),
('r6', 'p', $$
The leather softened in a day.
The star on the toe is stitched by hand, you can see it.
Heel folded down at home, up in the street.
Good soles, not the kind that slips on tiles.
They smell of leather and nothing else.
They look like the ones my grandmother brought from Fes.
I wear them at work under the desk.
~By now they fit nobody but me.
They pack flat in hand luggage.
A present for {who}, who has not taken them off.
$$),
('r11', 'p', $$
Not a blister on the first day.
They wipe clean with a damp cloth.
The star on the side is discreet.
The sole is soft, I stood through a whole wedding in them.
The insole comes out to be washed, clever.
The collar is padded and does not rub.
The laces are cotton and hold a knot.
They go with dresses as well as with jeans.
~Five weeks of daily walking and the soles look new.
I walked the whole medina in them.
{Who} took them, so I ordered again.
Light for leather ones.
$$),
('r26', 'p', $$
High enough to stand tall, low enough to walk home.
The star at the toe catches the light.
Cushioned under the ball, you feel it after an hour.
Soft leather, nothing to break in.
They stay on without a strap.
A whole evening at {event}, and no sore feet.
They make jeans look dressed.
$$),
('r34', 'p', $$
One buckle, four straps, done.
The sole bends, which my others never did.
Nothing rubs between the straps.
Elegant enough for dinner.
Flat without being a board.
~They took a day on the beach at Asilah well.
The footbed is soft leather, not cardboard.
$$),

-- ------------------------------------------------------------------ bags
('bag', 'o', $$
My old one fell apart after six years.
I was looking for something for work.
Bought for a trip to {city}.
$$),
('bag', 'p', $$
Everything I carry fits in.
Well made inside as well as outside.
The stitching is even all around.
It goes with everything.
People ask where it is from.
The right size, not a suitcase and not a toy.
It is light when it is empty.
I use it every day.
~A month of daily use, and no sign of it.
It looks dearer than it was.
$$),
('bag', 'f', $$
The {color} is the one in the picture.
Larger than I thought, in a good way.
$$),
('bag', 'b', $$
A little smaller than I imagined; look at the measurements.
One more pocket inside would be good.
The {color} is lighter than on my screen.
The handles are a little stiff at first.
$$),
('bag', 'x', $$
Much smaller than it looks in the picture.
The {color} rubs off on light clothes.
~A seam opened in the second week.
It arrived with a scratch right in front.
The {color} is quite another one in daylight.
$$),
('r4', 'p', $$
It stands on its own on the kitchen floor.
The handles reach over a coat sleeve.
Woven tightly, nothing sticks out.
It smells of straw for a day, lovely.
~It has been to the market every Saturday since.
A melon, bread, mint and flowers, and still room.
The leather does not cut in.
It keeps its shape even when it is empty.
The tie is simple and holds.
I have taken it to the beach and to the office.
$$),
('r12', 'p', $$
The clasp turns with a good sound.
It fits phone, keys, a book and sunglasses.
The strap has a hole for every height.
The leather is smooth and smells right.
The pocket behind is for the bus card.
Small outside, large inside.
Worn across, it stays still when I cycle.
The edges are painted neatly.
$$),
('r21', 'p', $$
A 14 inch laptop fits with its cover.
The canvas shook off a real shower.
The straps are wide and do not cut.
The star tells it from all the others in the office.
The top rolls or buckles; I buckle.
The bottle pocket is deep enough.
It sits close to the back.
Sixteen litres are more than they sound.
$$),
('r38', 'p', $$
Laptop, shopping and a jumper, and the handles held.
The base is stiff leather, so it stands by itself.
The zipped pocket takes keys and phone.
The handles sit well on a winter coat.
Thick canvas, double at the seams.
~I have carried it every day for two months.
It looks better with every scratch.
No logo, which I like.
I washed a coffee stain out with cold water.
It goes under the seat of a plane.
Bought for work, used for everything.
The stitching at the handles is doubled.
Wide enough for folders.
$$),

-- ------------------------------------------------------------------ jewelry and other small things
('jewel', 'o', $$
A birthday present for {who}.
I lost my old ones on the beach.
Bought to go with a dress for {event}.
$$),
('jewel', 'p', $$
Looks far more expensive than it was.
Light to wear.
Admired more than once already.
Well finished, no sharp edges.
Neither too large nor too fine.
Perfect as a little present.
The pouch is pretty, too.
~I hardly take anything else.
Even prettier in real life.
The shine is quiet, not cheap.
$$),
('jewel', 'f', $$
The {color} is as in the picture.
The size is just right for me.
$$),
('jewel', 'b', $$
Smaller than I thought; do look at the measurements.
The {color} is a little paler than in the picture.
A little lighter than it looks.
$$),
('jewel', 'x', $$
~The shine wore off within three weeks.
Tiny. It looked twice the size in the picture.
The {color} is nothing like the picture.
It was bent when it came.
$$),
('r5', 'p', $$
So light that I sleep in them.
The twist catches the sun from every side.
The hinge clicks and stays shut.
No green ears, and mine are difficult.
Large enough to be seen, light enough to forget.
They go with everything from a tee to a kaftan.
~Worn for a month, also in the shower, and no change.
A present for {who}, who has not taken them out since.
The right size for short hair.
They sit straight and do not turn.
$$),
('r23', 'p', $$
One for me, one for my daughter, one for my sister.
The elastic gives over the hand and holds at the wrist.
The beads are glass, you can hear it.
The coin sounds nice when I write.
The little star is the best part.
They fit my small wrist, too.
Pretty together, pretty alone.
The knots are well hidden.
$$),
('r39', 'p', $$
It lies just below the collarbone, as it says.
The stone changes with the light.
The chain does not catch my hair.
The extra five centimetres are handy.
The coins move without making a noise.
No rash, and I react to most things.
It looks like something from a family box.
It makes a plain white shirt look dressed.
The clasp can be closed with one hand.
I wear it together with a finer one.
Delicate, and not fragile.
Compliments every single time.
~It has not lost its colour.
$$),
('small', 'p', $$
Well made, down to the last detail.
Looks like more than it cost.
~In use every day since.
A good present.
Goes with most of what I own.
The finish is neat.
Better than what I found in town.
Nice to touch.
Simple and good.
$$),
('small', 'f', $$
The {color} is as shown.
The size is right for me.
$$),
('small', 'b', $$
A little smaller than I thought.
The {color} is a shade darker than on my screen.
A bit stiff at first.
$$),
('small', 'x', $$
The {color} is another one altogether.
Smaller than it looks, and too small for me.
It looked worn when it came.
$$),
('r9', 'p', $$
The corner lifts just enough.
They do not slide when it is hot.
The green tint is easy on the eyes.
They fit a narrow face.
Solid hinges.
The pouch cleans them, too.
I feel like somebody's aunt on the Riviera, in a good way.
Dark enough for driving along the coast.
$$),
('r14', 'p', $$
The edge is rolled by hand, you can feel it.
The pattern shows nearly as strongly on the back.
I wear it in my hair, at the neck, on my bag.
Real silk, it warms in the hand.
Large enough to tie as a top, my daughter says.
The colours are those of our tiles at home.
It came folded like a present.
It keeps a knot without a pin.
$$),
('r27', 'p', $$
It rolls up for the suitcase and springs back.
The ribbon holds it in the wind of Essaouira.
The brim shades the shoulders as well.
It does not itch.
The inner band adjusts, so it fits even me.
So light that I forget it on my head.
It keeps the sun out of a pram, too.
$$),
('r28', 'p', $$
The face is clear, I can read it without glasses.
The little sun at twelve makes me smile.
The strap was soft from the first day.
It hardly ticks.
Not too large for a small wrist.
Thin enough for a shirt cuff.
A present for my father, who is hard to please.
The crown turns easily.
$$),

-- ------------------------------------------------------------------ beauty
('makeup', 'o', $$
I have tried a lot of these.
{Who} wears this, and I asked.
Put into the cart to get to free shipping.
$$),
('makeup', 'p', $$
A little goes a long way.
Easy to put on, easy to take off.
No irritation, and I usually get one.
Pretty on the shelf, too.
Looks natural.
I get asked which brand it is.
Good texture.
Cheaper than what I used before, and better.
It lasts a working day.
$$),
('makeup', 'b', $$
It wants a steady hand.
The box is lovely, but more than it needs.
$$),
('makeup', 'x', $$
My skin did not like it.
Half the size I imagined.
It had been opened when it came.
$$),
('r36', 'p', $$
The shades go together without thinking.
Soft to blend, hardly any dust.
The matt ones are as good as the shimmer.
The mirror is large enough for both eyes.
It stays until I take it off.
The darkest one works as a liner.
It suits brown eyes and, I am told, blue ones.
The sand is the one I use every day.
$$),
('r37', 'p', $$
Full colour in one stroke.
It does not dry my lips, and everything dries my lips.
It stays through coffee, not through couscous.
The case closes with a click, so no accidents in the bag.
Satin, not gloss and not chalk.
It does not creep into the lines.
I put it on without a mirror.
No taste, no strong smell.
The {color} suits olive skin very well.
The {color} is my office colour now.
I own {many} lipsticks and use this one.
It fades evenly and leaves a tint that I like.
It does not end up on my teeth.
Feels like balm, looks like lipstick.
My mother and I share it.
One layer for the day, two for the evening.
It survived {event}, tears included.
~For under five dollars I expected nothing, and now I have three.
The tip is cut so that the corners come out neat.
It goes well over any liner.
The first {color} that does not wear me.
Even in the evening my lips feel soft.
It is firm and did not melt in the car.
$$),
('r37', 'f', $$
The {color} is the {color} of the picture.
The {color} is deep without being dark.
$$),
('r37', 'b', $$
It needs a second go after lunch.
The {color} is a little brighter on me than on the screen.
It leaves a mark on cups.
I wish there were a nude one.
$$),
('r37', 'x', $$
The {color} came out almost orange on me.
It was broken when I opened it.
Dry by noon, whatever they say.
The {color} is nothing like the picture.
$$),
('r37', 't5', $$
My everyday {color}
Soft and full
$$),
('care', 'o', $$
My skin gets dry in winter.
{Who} swears by this.
I wanted something with few ingredients.
$$),
('care', 'p', $$
A little goes a long way.
Pleasant to use.
It smells good, and not for long.
~I noticed a difference after two weeks.
No irritation at all.
The whole family uses it.
Well packed, nothing had leaked.
I have stopped buying the dear one.
$$),
('care', 'b', $$
The smell is a little strong for me.
~I had hoped for a bit more after two weeks.
The bottle is smaller than I thought.
$$),
('care', 'x', $$
My skin did not like it.
It had leaked into the box.
It does nothing for me.
$$),
('r24', 'p', $$
Four drops are enough, really.
Gone within a minute, and no shine on the pillow.
My skin does not feel tight in the morning any more.
It smells of orange blossom and not of perfume.
~One bottle lasts me two months.
The dropper does not drip.
Also good for dry ends of hair, and for nails.
My sensitive skin has nothing against it.
The glass bottle looks lovely on the shelf.
I use it at night and nothing else.
~It calmed the red patches by my nose.
My mother uses it now, my sister too.
Real argan; I grew up near Essaouira and know the smell.
$$),
('r24', 'x', $$
It gave me spots, so I had to stop.
The dropper was broken, and half of it was in the box.
$$),
('scent', 'o', $$
Bought without having smelled it.
{Who} wears it.
$$),
('scent', 'p', $$
It stays close, which I like.
Fresh in the morning and still there at night.
Neither too sweet nor too heavy.
I get asked what it is.
Well packed, not a drop lost.
Good for the office, too.
A grown-up scent.
$$),
('scent', 'b', $$
It does not last as long as I hoped.
A little sharp in the first minutes.
$$),
('scent', 'x', $$
Gone after an hour.
Too sharp for me, it gave me a headache.
$$),
('r31', 'p', $$
Bright at first, warm by the evening.
It smells like the streets of Rabat in April.
It stays on a scarf until the next day.
Not sweet, which I was afraid of.
Two sprays are enough.
The fig comes out after an hour.
I was asked about it in the lift.
The bottle is simple and heavy.
It would suit my husband, too.
$$),

-- ------------------------------------------------------------------ for the small ones
('kid', 'o', $$
A birthday present for my niece.
Bought for the first day of school.
For my grandson.
We needed something for the garden.
My son is never still.
$$),
('kid', 'p', $$
Soft, with nothing that scratches.
~Survived nursery so far.
Washes well.
Picked by my daughter herself.
~Worn every day since.
Stains come out.
~In the wash more often than in the drawer.
Cheerful without shouting.
Grandmother approved.
$$),
('kid', 'f', $$
True to age for us.
We took one size up, so there is room to grow.
$$),
('kid', 'b', $$
Runs a little small; we took the next size.
Runs large, which is no bad thing at that age.
The {color} is brighter than in the picture.
$$),
('kid', 'x', $$
Much too small for the age it says.
~The {color} ran in the first wash.
~A seam came open in the second week.
The {color} is not the one in the picture, and there were tears.
$$),
('r22', 'p', $$
A snail fits into the bib pocket, tested.
The knees are double, and needed it.
The straps have some way to go yet.
Soft corduroy, no complaints when dressing.
The poppers at the side can be opened by small hands.
Turned up once, so there is another winter in them.
Grass came out at forty degrees.
$$),
('r32', 'p', $$
Poppers all the way down, one hand is enough.
No label inside, no red marks.
Washed hot and still soft.
It stretches with the nappy.
The stripes are sweet without being loud.
He slept through in it, which may be a coincidence.
The feet are free for socks, which he pulls off anyway.
$$),
('r35', 'p', $$
He puts them on alone, both straps.
The toes take the scooter brake well.
They came out of the machine like new.
Light and bendy, as little feet like it.
The star on the side was the reason, says my daughter.
No marks on the gym floor.
Good grip on the playground.
$$),
('toy', 'p', $$
~Played with every day since.
Well made, nothing comes off.
Not put aside after an hour, which says a lot.
The colours are lovely.
Small hands can hold it.
No smell of plastic.
$$),
('toy', 'b', $$
Smaller than I thought.
$$),
('toy', 'x', $$
Smaller than it looks in the picture.
$$);
