-- The sentences of the sample reviews (reviews.sql), a line each. Each is used once at most, so no two reviews share one.
-- A group is one of the curated products (r1 to r40, by rank), a kind of product, the kind's family, or any product.
--   o why it was bought   p what is good   b a small fault   x a serious one   f how it fits   gw gm a gift for a woman, a man
--   s5 s4 s3 a whole short text, t5 t4 t3 t1 a title, c5 c4 c3 c1 a last sentence, for so many stars (1: one or two)
-- A line that begins with ~ is only said by someone who has had the product for weeks. {color} and {size} are what was bought.
create temporary table review_words (grp text, part text, lines text);
insert into review_words values
('any', 'o', $$
This was my first order here.
I read the other reviews before I ordered.
A colleague recommended this shop.
I wasn't sure about buying this online.
I'd been looking for something like this for a while.
Treated myself.
I bought this on sale.
I had a voucher to use up.
It was on my wishlist for a month.
Saw it on a friend and asked where she got it.
I ordered two things and this is the one I kept.
Needed a replacement for my old one.
$$),
('any', 'c5', $$
Would buy again.
Highly recommend.
I've already told two friends about it.
Great value for money.
No complaints at all.
Thank you!
Really happy with this purchase.
I'll definitely order from here again.
Worth every dirham.
It arrived well packed, too.
Ten out of ten.
Can't fault it.
I wish I'd ordered two.
Very good service as well.
It came a day earlier than expected.
Recommended to anyone who is thinking about it.
Honestly better than I expected for the price.
I'm ordering another as a gift.
$$),
('any', 'c4', $$
Otherwise I'm very happy with it.
Still a good buy.
I'm keeping it.
Not a big problem, though.
For this price I can live with that.
I'd still recommend it.
Apart from that it's great.
Minor point, but worth knowing.
I would order it again anyway.
$$),
('any', 'c3', $$
Fine for the price, but no more than that.
I'm keeping it, but I probably wouldn't buy it again.
Check the measurements before you order.
I expected a bit more from the photos.
It does the job.
Maybe it's just not for me.
$$),
('any', 'c1', $$
I'm sending it back.
Returned it and got my money back.
A pity, because I really wanted to like it.
Customer service was kind about it at least.
Not worth it for me.
I gave it away.
Disappointing.
$$),
('any', 's5', $$
Love it!
Exactly as described.
Perfect, thank you.
Very happy with it.
Just what I was looking for.
Beautiful.
Better than I expected.
Great quality for the price.
Even nicer in person.
Good quality and fast delivery.
Looks just like the photos.
So pleased with this.
Super happy.
Lovely, and very well made.
What a great find.
Excellent.
My favourite purchase this year.
Everything was as promised.
$$),
('any', 's4', $$
Good quality for what it costs.
Happy with it overall.
Good, not perfect.
Nice, but the {color} isn't exactly the shade I expected.
Does what it should.
Pretty much as pictured.
Solid quality.
Nice product, slow delivery.
Good buy.
$$),
('any', 's3', $$
It's all right.
Okay for the price.
Not quite what I imagined.
Average quality.
Looked better in the photo.
It's fine, nothing special.
Decent, but I've had better.
$$),
('any', 't5', $$
Lovely
So happy with this
My new favourite
Just right
Worth every penny
Beautifully made
Exactly what I wanted
Perfect
Good quality
Very pleased
Great buy
Love this
Highly recommended
Better than the pictures
A great find
Five stars
Would order again
Great gift
Amazing value
Gorgeous
Really good
Couldn't be happier
Perfect for summer
Exceeded my expectations
Buy it
Simply beautiful
$$),
('any', 't4', $$
Good, with one small thing
Nearly perfect
Nice
Happy overall
Good value
Almost five stars
Very good
Pretty good
Would recommend
Nice quality
Good but not perfect
$$),
('any', 't3', $$
All right
Mixed feelings
Not sure
Fine for the price
Expected a bit more
So-so
It's okay
Just average
$$),
('any', 't1', $$
Disappointed
Not for me
Sent it back
Not like the picture
Expected better
Would not buy again
Poor
$$),
('any', 'gw', $$
Bought this for my wife and she loves it.
A birthday present for my sister, who was thrilled.
My mother uses it all the time now.
Gift for my girlfriend, and it went down very well.
I got it for my daughter and now her friends want one.
She opened it and put it on straight away.
My wife picked it, I only paid, but she is delighted.
Ordered as an anniversary gift, and it arrived in time.
A present for my aunt in Agadir, who called to say thank you.
My wife says the quality is very good.
Good idea for a present if you don't know what to buy.
For my mum, she's happy.
My fiancée was very happy with it.
I asked my sister what she wanted and this was it.
Bought for my wife, it was exactly the one she had shown me.
She says it's even prettier than in the photos.
My niece turned eighteen and this was the perfect gift.
Nice present, my mother was very pleased.
My wife would like another one in a different colour.
It was a surprise for my girlfriend, and she guessed the shop straight away because she has one already.
$$),
('any', 'gm', $$
Bought for my husband and he likes it a lot.
My brother wears it all the time.
My dad is hard to please, but he is happy with this.
A gift for my boyfriend, and he was very pleased.
My son chose it himself and is happy.
My husband doesn't care about clothes, and even he likes this one.
Ordered it for my brother's birthday.
My husband asked me to order a second one.
Good present for a father.
My boyfriend says it's comfortable.
He wore it the day it came.
$$),

-- ------------------------------------------------------------------ clothes
('wear', 'o', $$
Ordered for a holiday in Essaouira.
I had been looking for this all summer.
I usually don't buy clothes online because of the sizes.
I wanted something simple for work.
$$),
('wear', 'p', $$
~I've washed it several times and it still looks new.
The seams are neat and there were no loose threads.
The fabric feels more expensive than it is.
~It dries quickly and hardly needs ironing.
It came out of my suitcase without a crease.
Comfortable from morning to night.
Easy to dress up or down.
Nicely finished on the inside as well.
My sister has already asked to borrow it.
I got two compliments on the first day.
Very soft and light.
The cut is really flattering.
Not see-through at all, which I was worried about.
It feels great on.
I've worn it three times this week.
The material is a good weight.
~It hasn't faded or lost its shape.
It looks much more expensive than it was.
$$),
('wear', 'f', $$
I took my usual {size} and it fits.
I was between two sizes and took the larger one, which was right.
True to size for me.
The {color} looks exactly like the photo.
The {color} goes with almost everything I own.
{size} fits me perfectly.
I wasn't sure about the {color}, but it's lovely.
I'm normally a {size} and ordered a {size}, no problems.
I'm 1.68 m and {size} is the right length.
The {color} is even nicer in daylight.
I followed the size chart and it was spot on.
$$),
('wear', 'b', $$
It runs a little large, so you could take one size down.
It runs a little small; size up if you are between two.
The {color} is a bit darker than it looked on my screen.
The {color} is a little paler than in the picture.
It's a little long on me.
It needs ironing after every wash.
The label scratches, so I cut it out.
I had to shorten it a little.
There was one loose thread at the hem.
The fabric is thinner than I expected.
$$),
('wear', 'x', $$
My usual {size} was far too tight.
It's much too big, and I wear {size} everywhere else.
The {color} looks nothing like the picture.
~It shrank in the first wash although I followed the label.
~The {color} ran in the wash and ruined a white shirt.
The sizes on the chart are wrong.
There was a hole in the seam when I unpacked it.
The fabric feels cheap and scratchy.
$$),
('wear', 's4', $$
Very nice, I only wish it came in more colours.
Lovely fabric, the fit could be better.
$$),
('wear', 't5', $$
Fits perfectly
Great fit
So comfortable
$$),
('wear', 't4', $$
Pretty, but check the size
Nice fit
$$),
('dress', 'o', $$
I bought this for a wedding in Fes.
Needed something for my sister's engagement party.
Bought for my birthday dinner.
Bought it for Eid.
I needed a dress quickly for a baptism.
$$),
('dress', 'p', $$
Three people asked me where I bought it.
I can sit, dance and run after my kids in it.
It moves beautifully when you walk.
It falls really well and isn't clingy.
The neckline stays in place.
Nice and cool on a hot day.
I wore it with sandals during the day and heels in the evening.
It hides my tummy, which I appreciate.
It looks lovely in photos.
It works for the office with a blazer.
The length is perfect for me.
$$),
('dress', 'b', $$
The neckline is lower than I thought, so I use a pin.
I had the hem taken up by two centimetres.
I'd have liked it a little longer.
$$),
('dress', 'x', $$
It looks like a tent on me, and I ordered {size} as always.
The seam at the waist came undone on the first evening.
$$),
('top', 'p', $$
It sits well on the shoulders.
You can wear it tucked in or out.
It goes with jeans and with everything else.
It's light but not see-through.
It feels soft on the skin.
It hardly creases.
I wear it to work at least once a week.
It doesn't ride up when I lift my arms.
$$),
('bottom', 'p', $$
Comfortable at the waist, even after a big lunch.
They fit well at the hips.
It keeps its shape all day at the desk.
Easy to combine with what I already have.
The fabric is neither too thin nor too stiff.
I can cycle in them without any trouble.
Good length, I didn't have to shorten anything.
The pockets are a proper size.
$$),
('bottom', 'b', $$
A little wide at the waist, so I wear a belt.
The pockets could be deeper.
$$),
('bottom', 'x', $$
Too tight at the hips and too wide at the waist.
$$),
('outer', 'p', $$
It keeps the wind out really well.
There's enough room for a jumper underneath.
The pockets are in the right place and deep enough.
The lining is smooth and well sewn.
Perfect for spring and autumn.
It looks smart over everything.
I wear it almost every day.
Warm but not heavy.
$$),
('outer', 'b', $$
The sleeves are a little long for me.
$$),
('outer', 'x', $$
The zip broke the second time I used it.
$$),
('knit', 'p', $$
Soft, and it doesn't scratch.
~No bobbles so far.
Warm in the evening without being too hot.
~It has kept its shape in the wash.
Very cosy.
It looks good over a shirt.
I live in this now that the evenings are cold.
The knit is thick and even.
$$),
('knit', 'b', $$
It sheds a little at first.
$$),
('soft', 'p', $$
Really soft on the skin.
Nothing pinches or rides up.
Well cut and well sewn.
~Still in good shape after many washes.
Nice fabric that isn't too thin.
Comfortable, which is all I wanted.
Pretty and practical.
Fits well and stays in place.
$$),
('r1', 'p', $$
The tiers move beautifully when you walk.
The buttons really open, which makes it easy to put on.
You can tie the waist at the side or the back, and both look good.
The elastic at the waist is very forgiving.
I love the flutter sleeves.
The print is sharp and the colours are bright.
It's lined down to the knee, so nothing shows through.
I'm 1.64 m and it ends right at my ankle.
I wore it with flat sandals all day and gold ones in the evening.
The frill at the neck is small and pretty.
Light enough for August in Marrakesh.
I wear it with a denim jacket when it gets cooler.
I danced in it until two in the morning and was comfortable the whole time.
The viscose is soft and doesn't cling.
~Cold wash, dried in the shade, and it looks like new.
I paid three times as much for a similar one last year.
$$),
('r1', 'b', $$
The hem drags a little on me without heels; I'm 1.58 m.
The tie is a bit short for a proper bow.
It creases quite easily.
The sleeves are a little tight at the top.
$$),
('r1', 'x', $$
The print on mine didn't line up at the front.
One of the seams under the arm was open when it arrived.
$$),
('r2', 'p', $$
The sleeves are gorgeous, really full.
The cuffs keep the sleeves up when I cook.
The collar looks neat under a jacket.
I wear it open over a T-shirt in summer.
The pearl buttons are sewn on well.
~It didn't shrink in the wash.
Looks great tucked into high-waisted jeans.
The cotton is soft but still crisp.
It irons quickly while it's damp.
$$),
('r2', 'b', $$
The sleeves don't fit under a narrow coat.
You really need to take a size down if you want it fitted.
$$),
('r3', 'p', $$
They're high at the waist and they stay there.
The button fly lies flat under a T-shirt.
A bit firm at first, perfect after two days.
They don't slide down when I sit on the floor with my kids.
The leg is straight and just the right width.
No gap at the back, finally.
~The leather patch has already darkened nicely.
They look good with boots, sandals and trainers.
~I've worn them every day for a month and they've kept their shape.
Proper denim, not the thin stretchy kind.
$$),
('r3', 'b', $$
A bit long at 1.60 m, so I turn them up.
~They give about half a size in the first week.
$$),
('r3', 'x', $$
I couldn't get them over my hips in my usual size.
$$),
('r4', 'p', $$
It stands up on its own, which is handy in the kitchen.
The handles are long enough to go over a coat sleeve.
It's tightly woven and nothing sticks out.
~I've taken it to the market every Saturday since.
There's room for vegetables, bread and flowers.
The leather handles don't cut into your shoulder.
It keeps its shape even when it's empty.
I use it for the beach and for the office.
It smelled of straw for a day, which I liked.
$$),
('r4', 'b', $$
I wish it had a small inside pocket.
It only closes with a tie, so not for crowded buses.
$$),
('r5', 'p', $$
So light that I forget I'm wearing them.
They catch the light beautifully.
The clasp clicks shut and stays shut.
No green ears, and my skin is sensitive.
Big enough to be seen but not heavy.
I wear them with everything.
~I've worn them for a month, also in the shower, and they look the same.
$$),
('r6', 'p', $$
The leather softened within a day.
The stitched star on the toe is lovely.
I fold the heel down at home and up outside.
The sole doesn't slip on tiles.
Just like the ones my grandmother brought from Fes.
I wear them under my desk at work.
~By now they fit my feet perfectly.
They take up no room in a suitcase.
Real leather, you can smell it.
$$),
('r6', 'b', $$
They do run small, so take half a size up.
$$),
('r7', 'p', $$
The inside button keeps everything in place.
The jersey is soft and thick enough not to show everything.
I can loosen the waist after lunch, which is why I love wrap dresses.
It overlaps far enough for wind and stairs.
A good length for the office.
The cuffs keep the sleeves down.
I wear it with boots and with sandals.
It's great for breastfeeding, too.
$$),
('r8', 'p', $$
The stripes match at the shoulder seam.
The cotton is thick but soft.
The boat neck stays flat.
~Ten washes later it's the same length as before.
Finally a T-shirt that isn't see-through.
~The side seams haven't twisted.
It looks very French.
I bought one for me and one for my sister.
$$),
('r9', 'p', $$
They don't slide down my nose when it's hot.
The green tint is easy on the eyes.
They suit my narrow face.
The hinges feel solid.
I use the pouch to clean them.
Dark enough for driving.
$$),
('r10', 'p', $$
The pleats swing nicely and fall back into place.
I sat on it for three hours and it didn't crease.
The elastic at the back makes it very comfortable.
The shine is subtle and doesn't look cheap.
I wear it with a jumper during the day and heels at night.
It isn't lined, but it doesn't cling.
~The pleats survived the washing machine.
$$),
('r11', 'p', $$
Not a single blister on the first day.
They wipe clean with a damp cloth.
The star on the side is nice and discreet.
The sole is soft, and I stood in them for a whole wedding.
I like that the insole comes out for washing.
The collar is padded and doesn't rub.
They go with dresses as well as jeans.
~I've walked in them every day for five weeks and the soles still look new.
$$),
('r12', 'p', $$
The clasp feels solid.
It fits my phone, keys, a book and sunglasses.
The strap has enough holes for every height.
The leather is smooth and smells nice.
I keep my bus card in the back pocket.
Small on the outside, but a lot fits in.
It stays in place when I cycle.
$$),
('r13', 'p', $$
I walked home in the rain for an hour and stayed dry.
The belt holds and doesn't slip.
Deep pockets, big enough for a paperback.
The collar stands up well against the wind.
A thick jumper fits underneath.
The buttons look like real horn.
I had looked at trench coats at four times the price.
It makes any outfit look smarter.
$$),
('r14', 'p', $$
The edge is rolled by hand, and you can see it.
I wear it in my hair, around my neck or on my bag.
Real silk with a lovely feel.
It's big enough to tie as a top.
The pattern reminds me of the tiles in my parents' house.
It was folded beautifully in the box.
The knot holds without a pin.
$$),
('r15', 'p', $$
The cables are really thick and pretty.
I'm sensitive to wool and this doesn't scratch me.
The cuffs stay up when I push them.
~The neck has kept its shape after a month.
It's long enough that my back stays warm when I sit down.
I wore it in the mountains with just a vest underneath.
~I dried it flat and it kept its length.
$$),
('r16', 'p', $$
The ikat pattern looks like real weaving.
The pattern even matches at the front.
The fabric swings nicely.
Three-quarter sleeves are perfect for the evening.
The tie at the side doesn't come undone.
~The colours stayed bright in the wash.
$$),
('r17', 'p', $$
The collar stays up without a tie.
It looks smart with trousers and good with jeans.
The cotton is quite thick, and I like that.
I wear it to the office and it still looks fine in the evening.
The sleeves are long enough for me at 1.88 m.
Easy to iron if it's still a bit damp.
It stays in my trousers all day.
Very well sewn, inside and out.
$$),
('r18', 'p', $$
They stretch enough for cycling and look fine at work.
The waistband doesn't roll.
Slim below the knee without being tight.
I sit all day and they don't bag at the knees.
The length was right, so no tailor needed.
The hidden pocket is useful for keys.
Smart enough with a shirt.
$$),
('r19', 'p', $$
The satin is heavy and falls beautifully.
The gathers at the side are very flattering.
The straps adjust and stay where you put them.
I also wear it under a jumper as a skirt.
The cowl neck sits well.
The slit isn't too high.
It doesn't stick to tights.
$$),
('r20', 'p', $$
It feels like real suede and can take a bit of drizzle.
The ribbed cuffs keep the wind out on my scooter.
The zip opens from both ends, which is handy in the car.
My passport and phone fit in the inside pocket.
The shoulders fit well.
I brushed it after a wet day and it looked like new.
My brother wants the same one.
$$),
('r21', 'p', $$
My 14 inch laptop fits with its cover on.
The canvas kept everything dry in a real shower.
The straps are wide and comfortable.
The bottle pocket is deep enough.
It sits close to your back.
More fits in than you'd think.
I take it to university every day.
$$),
('r22', 'p', $$
My son keeps his stones in the bib pocket.
The double knees are a great idea.
The straps can grow with her for a while.
The corduroy is soft, so no fights in the morning.
She can open the poppers herself.
Grass stains came out at forty degrees.
The turn-ups should give us another winter.
$$),
('r23', 'p', $$
One for me, one for my daughter and one for my sister.
The elastic is comfortable and not too tight.
The beads are real glass.
They fit my small wrist.
I wear all three together.
The little star is my favourite part.
$$),
('r24', 'p', $$
Four drops really are enough.
It sinks in quickly and leaves no shine.
My skin doesn't feel tight in the morning any more.
I love the light orange blossom smell.
~One bottle lasts me about two months.
I also use it on dry hair ends and nails.
My sensitive skin likes it.
~The red patches around my nose have calmed down.
$$),
('r24', 'x', $$
It gave me spots, so I had to stop using it.
$$),
('r25', 'p', $$
The tiny flowers are even prettier in real life.
It dried overnight on the balcony.
The gathered cuffs don't cut in.
$$),
('r26', 'p', $$
The heel is just the right height for a whole day.
The brass star on the toe is a lovely detail.
Soft leather, and I didn't have to break them in.
$$),
('r27', 'p', $$
It rolls up for the suitcase and springs back.
The ribbon keeps it on in the wind.
$$),
('r28', 'p', $$
The face is clear and easy to read.
The strap was soft from the first day.
$$),
('r29', 'p', $$
The linen is soft and the embroidery is beautiful.
I wore it to Friday lunch and everybody asked about it.
$$),
('r30', 'p', $$
The hood is thick and keeps its shape.
It's really soft inside.
I like that there's no logo on it.
The front pocket doesn't sag.
A good heavy hoodie.
$$),
('r31', 'p', $$
It's fresh at first and warmer by the evening.
Two sprays are enough for the day.
Not too sweet, which I was worried about.
$$),
('r32', 'p', $$
The poppers go all the way down, so changing is quick.
No label inside and no red marks.
$$),
('r33', 'p', $$
They're wide and airy but still look smart.
The pockets fit a phone.
The elastic at the back makes them comfortable.
$$),
('r34', 'p', $$
The sole is nice and flexible.
Nothing rubs between the straps.
$$),
('r35', 'p', $$
He can put them on all by himself.
They came out of the washing machine like new.
$$),
('r36', 'p', $$
All the shades go well together.
Easy to blend and hardly any fallout.
The mirror is a good size.
$$),
('r37', 'p', $$
One stroke is enough for full colour.
It doesn't dry my lips, and most lipsticks do.
It stays on through coffee but not through lunch.
The case closes with a proper click.
It doesn't feather into the lines.
The {color} suits olive skin really well.
It fades evenly and leaves a nice tint.
Feels like a balm.
For under five dollars I didn't expect much, and I was wrong.
$$),
('r37', 'b', $$
I have to put on more after eating.
The {color} is a bit brighter on my lips than on the screen.
$$),
('r37', 'x', $$
The {color} came out almost orange on me.
$$),
('r38', 'p', $$
My laptop, shopping and a jumper fit in and the handles held.
The base is stiff, so it stands up by itself.
Keys and phone go in the zipped pocket.
The handles are long enough for a winter coat.
The canvas is really thick.
~I've carried it to work every day and it still looks good.
I like that there's no logo.
$$),
('r39', 'p', $$
It sits just below the collarbone.
The stone changes with the light.
The chain doesn't catch in my hair.
It's handy that you can make it a little longer.
No rash, and I usually react to cheap jewelry.
It makes a plain white shirt look special.
I wear it together with a finer chain.
$$),
('r40', 'p', $$
The coral flowers look amazing on the dark blue.
I wore it to a wedding and again to work on Monday.
With a cardigan I can wear it in winter, too.
It was comfortable even after a day in the car.
The sleeves are light and don't get in the way.
The tie gives it a nice waist.
$$),

-- ------------------------------------------------------------------ shoes
('shoes', 'o', $$
I'm on my feet all day at work.
My feet are wide and it's hard to find shoes.
I needed comfortable shoes for a city trip.
$$),
('shoes', 'p', $$
No blisters at all.
Comfortable from the first step.
They feel solid but not heavy.
They look more expensive than they are.
Neat finish, no traces of glue.
They're easy to clean.
Good grip, also on cobbles.
I walk a lot and my feet were fine.
I wore them all day at a wedding.
They came in a nice box.
My friend asked for the link.
$$),
('shoes', 'f', $$
I always wear {size}, ordered {size}, and they fit.
The {color} is just like in the photo.
There's enough room for my wide feet.
The {color} goes with most of my wardrobe.
I took my normal size and it was right.
$$),
('shoes', 'b', $$
I'd take half a size up.
A little wide at the heel, but an insole helps.
The {color} is slightly darker than I thought.
They squeak a little on tiles.
Stiff for the first two days.
The laces are a bit short.
$$),
('shoes', 'x', $$
I always wear {size}, and these are a full size too small.
They rubbed my heels raw on the first day.
~The sole came away at the toe after two weeks.
They're much too wide, I walk right out of them.
$$),
('shoes', 't5', $$
Comfortable from day one
Good shoes
No blisters
$$),

-- ------------------------------------------------------------------ bags
('bag', 'o', $$
My old bag fell apart after six years.
I was looking for a bag for work.
I bought it for a weekend trip.
$$),
('bag', 'p', $$
Everything I carry fits in.
It's well made inside as well as outside.
The stitching is neat.
It goes with all my outfits.
It's exactly the right size for me.
Light when it's empty.
~I've used it every day for a month and it still looks new.
The zip runs smoothly.
I've had lots of compliments on it.
$$),
('bag', 'b', $$
It's a little smaller than I imagined.
One more pocket inside would be good.
The {color} is lighter than on my phone.
The handles are a little stiff at first.
$$),
('bag', 'x', $$
It's much smaller than it looks in the picture.
~A seam opened in the second week.
It arrived with a scratch right at the front.
$$),

-- ------------------------------------------------------------------ jewelry and other small things
('jewel', 'o', $$
I lost my old ones at the beach.
I wanted something to go with a green dress.
$$),
('jewel', 'p', $$
It looks far more expensive than it was.
Very light to wear.
I've been asked about it more than once.
Well finished with no sharp edges.
Delicate, but it feels strong.
The pouch it comes in is pretty.
~I wear it almost every day and it still shines.
Even prettier than on the website.
Not too big and not too small.
$$),
('jewel', 'b', $$
Smaller than I thought, so look at the measurements.
A little lighter than it looks.
The {color} is a bit paler than in the photos.
$$),
('jewel', 'x', $$
~The shine wore off within three weeks.
It's tiny and looked twice the size online.
It was bent when it arrived.
$$),
('small', 'p', $$
Good quality, down to the details.
~I've used it every day since.
It would make a good present.
It goes with most of what I own.
Better than what I found in town.
The finish is very neat.
Feels nice to the touch.
Simple and practical.
$$),
('small', 'b', $$
It's a little smaller than expected.
The {color} is a touch darker than on the website.
A bit stiff to begin with.
$$),
('small', 'x', $$
The {color} is a completely different one in real life.
It looked worn when I unpacked it.
$$),

-- ------------------------------------------------------------------ beauty
('makeup', 'o', $$
I've tried a lot of these.
I only added it to get free shipping.
$$),
('makeup', 'p', $$
Easy to put on and easy to take off.
No irritation, and I often get one.
It looks natural.
My friends keep asking which brand it is.
It lasts a whole working day.
Cheaper than what I used before, and better.
$$),
('makeup', 'b', $$
It's a bit tricky to apply.
$$),
('makeup', 'x', $$
It had been opened when it arrived.
It's half the size I expected.
$$),
('care', 'o', $$
My skin gets very dry in winter.
I wanted something with few ingredients.
$$),
('care', 'p', $$
A little goes a long way.
It smells nice without being strong.
~I noticed a difference after two weeks.
The whole family uses it now.
Well packed and nothing had leaked.
I've stopped buying the expensive one.
$$),
('care', 'b', $$
The smell is a little strong for me.
The bottle is smaller than I thought.
$$),
('care', 'x', $$
My skin didn't like it.
It had leaked all over the box.
$$),
('scent', 'o', $$
I bought it without smelling it first.
$$),
('scent', 'p', $$
Fresh in the morning and still there at night.
Not too sweet and not too heavy.
People ask me what I'm wearing.
Good for the office.
$$),
('scent', 'b', $$
It doesn't last as long as I'd hoped.
$$),
('scent', 'x', $$
It was gone after an hour.
It gave me a headache.
$$),

-- ------------------------------------------------------------------ for children
('kid', 'o', $$
A birthday present for my niece.
Bought for the first day of school.
For my grandson.
We needed something for nursery.
$$),
('kid', 'p', $$
Soft, with nothing that scratches.
~It has survived two months of nursery.
It washes well.
My daughter picked it herself and wants to wear it every day.
The stains come out easily.
Good quality for something they grow out of so fast.
Easy to put on a wriggling toddler.
The colours are cheerful.
It fits true to age.
We took one size up so that there's room to grow.
$$),
('kid', 'b', $$
It runs a little small, so we took the next size.
It's quite big for the age, but she'll grow into it.
The {color} is brighter than in the picture.
$$),
('kid', 'x', $$
It's much too small for the age on the label.
~A seam came open in the second week of wearing it.
$$),
('toy', 'p', $$
~He has played with it every day since.
Well made and nothing comes off.
It's easy to hold for small hands.
No plastic smell.
$$),
('toy', 'b', $$
Smaller than I had imagined.
$$),
('toy', 'x', $$
It looked a lot bigger in the picture.
$$);
