-- The words that shoppers use for types, colours and materials, in English, French, Arabic and Moroccan in Latin
-- letters: a start for any fashion shop, which its owners change.

-- Folds the words of a row, without what is doubled; a new type gets a key of its own. Raises PT400 INVALID_INPUT {field} when no
-- word is left, or one has more than three words or forty letters.
create function private.synonym_before_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := private.clean_line(left(new.name, 200));
  if cardinality(new.words) > 200 or pg_column_size(new.words) > 12000 or array_ndims(new.words) > 1 then
    perform private.fail(400, 'INVALID_INPUT', '{"field": "words"}');
  end if;
  new.words := array(
    select t.phrase from (
      select array_to_string(private.words(w.word), ' ') as phrase, cardinality(private.words(w.word)) as many, min(w.n) as n
      from unnest(new.words) with ordinality as w (word, n) where length(w.word) <= 120 group by 1, 2
    ) t
    where t.phrase <> '' and length(t.phrase) <= 40 and t.many <= 3 order by t.n);
  if coalesce(new.name, '') = '' or new.words = '{}' then
    perform private.fail(400, 'INVALID_INPUT', jsonb_build_object('field', case when coalesce(new.name, '') = '' then 'name' else 'words' end));
  end if;
  new.updated_at := now();
  if new.sort = 'type' then
    new.key := coalesce(new.key, 'own-' || translate(left(md5(new.id::text), 16), '0123456789', 'ghijklmnop'));
    insert into private.search_kinds (kind, label) values (new.key, new.name)
    on conflict (kind) do update set label = excluded.label;
  end if;
  return new;
end
$$;
create trigger synonym_before_write before insert or update on public.synonyms for each row execute function private.synonym_before_write();

-- A word or phrase in the plural, as English and French make it: of a phrase every word may be ("sacs à main", "robes de
-- chambre"), and one given in the plural may be in the singular. The phrase itself comes first.
create function private.plurals(p_phrase text) returns setof text
language plpgsql immutable strict set search_path = ''
as $$
declare
  v_words text[] := string_to_array(p_phrase, ' ');
  v_so_far text[] := '{""}';
  v_forms text[];
begin
  if p_phrase !~ '^[a-z ]{3,}$' then
    return next p_phrase;
    return;
  end if;
  foreach p_phrase in array v_words loop
    v_forms := array[p_phrase] || case
      when length(p_phrase) < 2 or p_phrase in ('de', 'du', 'en', 'au', 'un', 'of', 'to', 'des', 'the', 'les', 'aux', 'pour', 'for', 'with', 'and', 'dyal') then '{}'
      when p_phrase ~ '[^s]s$' then case when cardinality(v_words) > 1 then array[left(p_phrase, -1)] else '{}' end
      when p_phrase ~ '(ss|x|z)$' then array[p_phrase || 'es']
      when p_phrase ~ '(sh|ch)$' then array[p_phrase || 'es']
      when p_phrase ~ '(eau|eu)$' then array[p_phrase || 'x', p_phrase || 's']
      when p_phrase ~ '[^aeiou]y$' then array[left(p_phrase, -1) || 'ies', p_phrase || 's']
      else array[p_phrase || 's'] end;
    v_so_far := array(select b.begun || f.form || ' ' from unnest(v_so_far) as b (begun) cross join unnest(v_forms) as f (form));
  end loop;
  return query select rtrim(b) from unnest(v_so_far) as b where length(rtrim(b)) <= 80;
end
$$;

-- After a row was written: its phrases, plurals among them, and their spellings. Products whose titles have a word
-- that came or went get their type again, at most two thousand at once: the others with their next change.
create function private.synonym_written() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_old text[] := case when tg_op = 'INSERT' then '{}' else old.words end;
  v_new text[] := case when tg_op = 'DELETE' then '{}' else new.words end;
  v_changed tsquery;
begin
  if tg_op <> 'DELETE' then
    delete from private.search_phrases p where p.synonym_id = new.id
      and p.phrase not in (select l.phrase from unnest(new.words) as t (phrase), private.plurals(t.phrase) as l (phrase));
    insert into private.search_phrases (phrase, synonym_id, sort, key, leads)
    select distinct on (w.phrase) w.phrase, new.id, new.sort, new.key, t.phrase ~ '[^ -~]'
    from unnest(new.words) as t (phrase)
    cross join lateral (
      select t.phrase where new.sort not in ('type', 'word') and t.phrase !~ ' ' or new.sort = 'ignored'
      union
      select l.phrase from private.plurals(t.phrase) as l (phrase)
      where (new.sort in ('type', 'word') or t.phrase ~ ' ') and new.sort <> 'ignored') as w (phrase)
    on conflict (phrase, synonym_id) do update set sort = excluded.sort, key = excluded.key;
    perform private.learn_words(array(select p.phrase from private.search_phrases p where p.synonym_id = new.id));
  end if;
  if coalesce(new.sort, old.sort) = 'type' and v_old <> v_new then
    select string_agg('(' || replace(w.word, ' ', ':* & ') || ':*)', ' | ')::tsquery into v_changed
    from (select unnest(v_old) except select unnest(v_new) union (select unnest(v_new) except select unnest(v_old))) as w (word);
    update public.products p set search = '' where p.id in (
      select m.id from public.products m where private.title_words(m.title, m.slug, m.tags || array[m.vendor, m.product_type]) @@ v_changed order by m.id limit 2000);
  end if;
  return null;
end
$$;
create trigger synonym_written after insert or update of words, name or delete on public.synonyms
  for each row execute function private.synonym_written();

-- Types by their English words: each type is called what its last word in a title says.
with phrases (kind, phrases) as (values
  ('dress', 'dress,sundress,gown,frock,wrap midi,slip midi,shirt dress,dress midi,maxi,maxidress,minidress,jumper dress,sweater dress,pinafore dress,tee dress'),
  ('pinafore', 'pinafore,school tunic'), ('kaftan', 'kaftan,caftan,beach cover up,cover up'),
  ('skirt', 'skirt,pleated midi,miniskirt,skort'), ('top', 'top,tank top,crop top'),
  ('tee', 'tee,tshirt,t shirt,tee shirt,teeshirt'), ('blouse', 'blouse,tunic'), ('camisole', 'camisole,cami,cami top'),
  ('sports-top', 'sports top,training top,sport top,sports bra,gym top'), ('shirt', 'shirt,dress shirt,button down,overshirt'),
  ('polo', 'polo,polo shirt,polo neck shirt'), ('knit', 'knitwear,knit'), ('jumper', 'jumper,pullover,sweater'), ('cardigan', 'cardigan,cardi'),
  ('hoodie', 'hoodie,hoody,sweatshirt,hooded sweatshirt'), ('outerwear', 'outerwear'),
  ('jacket', 'jacket,anorak,windbreaker'), ('bomber', 'bomber,bomber jacket'), ('denim-jacket', 'denim jacket,trucker jacket,jean jacket,jeans jacket'),
  ('puffer', 'puffer,puffer jacket,down jacket,quilted jacket'), ('coat', 'coat,overcoat,parka'), ('trench', 'trench,trench coat,raincoat,rain coat,mac'),
  ('blazer', 'blazer,suit jacket,sports jacket,sport coat,dinner jacket'), ('trousers', 'trouser,pant,slack,suit trousers,dress trousers,dress pants'),
  ('jeans', 'jean,denims'), ('chinos', 'chino,khaki pants'), ('joggers', 'jogger,sweatpants,track pants,tracksuit bottoms'), ('leggings', 'legging,jegging,yoga pants,tights'),
  ('shorts', 'shorts,bermudas'), ('dungarees', 'dungaree,overalls'), ('swimwear', 'swimwear,beachwear'),
  ('swimsuit', 'swimsuit,bathing suit,one piece swimsuit,one piece,swimming costume,swimming suit'), ('bikini', 'bikini,bikini set,two piece swimsuit'),
  ('sleepwear', 'sleepwear,nightwear,loungewear'), ('pyjamas', 'pyjama,pajama,pjs,pyjama set,pajama set'), ('robe', 'robe,dressing gown,bathrobe,bath robe'),
  ('nightdress', 'nightdress,nightgown,nightie,night slip,slip nightdress,night dress'), ('sleep-camisole', 'sleep camisole,pyjama cami'),
  ('underwear', 'underwear,underpants'), ('boxers', 'boxer,boxer short,trunk'), ('socks', 'sock'),
  ('shoe', 'shoe,footwear'), ('sneaker', 'sneaker,trainer,running shoe,gym shoe,tennis shoe'), ('boot', 'boot,chelsea boot,ankle boot'),
  ('loafer', 'loafer,moccasin'), ('heel', 'heel,court shoe,high heel,pump,stiletto'), ('sandal', 'sandal,espadrille'),
  ('slide', 'slide,flip flop,flipflop,mule'), ('slipper', 'slipper,babouche,babouche slipper,house shoe'),
  ('bag', 'bag'), ('handbag', 'handbag,purse,hand bag,shoulder bag'), ('tote', 'tote,tote bag,shopper'), ('basket', 'basket,basket bag,market basket,beach bag'),
  ('crossbody', 'crossbody,crossbody bag,cross body bag,saddle bag'), ('backpack', 'backpack,rucksack,schoolbag,school bag'), ('clutch', 'clutch,clutch bag,evening bag'),
  ('wallet', 'wallet,card holder,cardholder'), ('jewelry', 'jewelry,jewellery'), ('hoops', 'hoop,hoop earring'), ('earring', 'earring,earing,drop earring,gold drop,silver drop,stud'),
  ('necklace', 'necklace,neckless,pendant,chain'), ('bracelet', 'bracelet,bracelet set,bangle,anklet'), ('ring', 'ring,ring set,stacking ring'), ('watch', 'watch,wristwatch'),
  ('belt', 'belt'), ('scarf', 'scarf,scarves,shawl,headscarf,head scarf,hijab,veil'), ('tie', 'tie,necktie,neck tie'), ('sunglasses', 'sunglass,sun glass,sun glasses,shades,sunnies'),
  ('hat', 'hat'), ('cap', 'cap,baseball cap'), ('beanie', 'beanie,woolly hat,winter hat'),
  ('romper', 'romper,onesie,playsuit'), ('bodysuit', 'bodysuit,baby bodysuit'), ('toy', 'toy,wooden toy'), ('teddy', 'teddy,teddy bear,bear,cuddly bear,plush toy,stuffed animal,soft toy'),
  ('blocks', 'block,block set,building block'), ('stacker', 'stacker,stacking tower,beech stacking ring,maple stacking ring'),
  ('makeup', 'makeup,make up,cosmetic'), ('lipstick', 'lipstick,lip stick,lip gloss,rouge lipstick'), ('palette', 'palette,eyeshadow,eye shadow,eyeshadow palette'),
  ('nail-polish', 'nail polish,nail lacquer,nail varnish'), ('skincare', 'skincare,skin care'), ('serum', 'serum,face serum'),
  ('cream', 'cream,face cream,moisturiser,moisturizer'), ('lotion', 'lotion,body lotion,body wash,hand wash'),
  ('perfume', 'perfume,parfum,eau de parfum,fragrance,cologne,scent'), ('haircare', 'haircare,hair care'), ('hair-brush', 'hair brush,hairbrush,paddle brush'),
  ('djellaba', 'djellaba,jellaba,jilaba,djelaba,jelaba,jilbab'), ('abaya', 'abaya,abayah'), ('flat', 'ballet flat,ballerina flat,flat,ballet pump,ballet shoe'),
  ('glove', 'glove,mitten'), ('cape', 'cape,poncho,rain cape'),
  ('roll-neck', 'turtleneck,turtle neck,roll neck,rollneck,polo neck,turtleneck jumper,turtleneck sweater,turtle neck sweater,roll neck jumper,roll neck sweater,polo neck jumper'),
  ('gift', 'gift,present,gift idea,gift set')
)
insert into public.synonyms (sort, key, name, words)
select 'type', k.kind, k.label, string_to_array(p.phrases, ',') from phrases p join private.search_kinds k using (kind) order by k.kind;

-- The same types in French, Arabic and Moroccan, where the type comes first in a title.
with first (kind, phrases) as (values
  ('dress', 'robe,petite robe,tenue,kswa,keswa,kesswa,kiswa,kessoua,kassoua,ksawi,fista,fistan,fustan,فستان,فساتين,كسوة,كسوه,كساوي,فسطان'),
  ('pinafore', 'robe chasuble,chasuble,tablier'),
  ('kaftan', 'caftan,kaftan,qaftan,qftan,9aftan,9ftan,kaftane,caftane,qfatn,takchita,takshita,gandoura,gandora,kandoura,قفطان,قفاطين,قفطانات,تكشيطة,تقشيطة,كندورة,قندورة,كفتان'),
  ('djellaba', 'djellaba,djellabas,jellabat,jlaba,jlalb,jlaleb,jlabiya,jelbab,جلابة,جلاليب,جلباب,جلابيب,جلابية,جلبب'),
  ('abaya', 'abaya,3abaya,abayas,عباية,عبايات,عباءة,عباءات,عبايه'),
  ('skirt', 'jupe,jupette,jupa,jipa,saya,صاية,تنورة,تنانير,جيب,جونلة,جيبة'),
  ('top', 'haut,hauts,bustier,توب,بلوزات'),
  ('tee', 'tee shirt,t shirt,tricou,تيشيرت,تي شيرت,تيشرت,تيشيرتات,تيشورت'),
  ('blouse', 'chemisier,blouse,tunique,bluza,blouza,بلوزة,بلوزات,تونيك'),
  ('camisole', 'debardeur,caraco,nuisette top,كاميزول,كاميسول'),
  ('sports-top', 'haut de sport,brassiere,brassiere de sport'),
  ('shirt', 'chemise,chemises,qamija,9amija,qamis,9amis,qmija,9mija,قميص,قمصان,قميجة,قميجات'),
  ('polo', 'polo,بولو'),
  ('knit', 'maille,tricots'),
  ('jumper', 'pull,pull over,chandail,tricot,triko,trico,tricou laine,كنزة,كنزات,تريكو,بلوفر,سويتر'),
  ('cardigan', 'gilet,cardigan,jilet,jili,كارديغان,كارديكان,جيلي'),
  ('hoodie', 'sweat,sweat a capuche,sweatshirt,hoodie,swit,هودي,سويت شيرت,كابيشو,capuche'),
  ('outerwear', 'blouson manteau'),
  ('jacket', 'veste,blouson,jaketa,jakita,jakit,jaketta,vista,جاكيت,جاكيط,جاكيطة,جاكيتة,جاكت,سترة,سترات,فيستا'),
  ('bomber', 'bomber,blouson bomber,بومبر'),
  ('denim-jacket', 'veste en jean,blouson en jean,veste jean,جاكيت جينز,سترة جينز'),
  ('puffer', 'doudoune,parka doudoune,doudoun,دودون,بوفر'),
  ('coat', 'manteau,manteaux,pardessus,caban,manto,mantou,kabbot,kabbout,kabot,balto,palto,معطف,معاطف,كبوط,مانطو,بالطو'),
  ('trench', 'trench,impermeable,impermeables,gabardine,ترنش,معطف مطر'),
  ('blazer', 'blazer,veste de costume,costume,costume homme,tailleur,بليزر,بدلة,بدلات,كوستيم,kostim,costim'),
  ('trousers', 'pantalon,pantalons,serwal,srwal,sarwal,seroual,srawel,serwel,sarouel,saroual,بنطلون,بنطلونات,بناطيل,بنطال,سروال,سراويل,سروايل'),
  ('jeans', 'jean,jeans,pantalon jean,serwal jean,djin,jins,جينز,جينزات,سروال جينز,دجين'),
  ('chinos', 'chino,pantalon chino'),
  ('joggers', 'jogging,survetement,survetements,bas de jogging,jogger,بيجاما رياضية,بنطلون رياضي,سروال رياضي,سيرفيط,survet,servet'),
  ('leggings', 'legging,collant,kolon,ليغينغ,ليجنز,ليغينز,كولون'),
  ('shorts', 'short,bermuda,شورت,شورتات'),
  ('dungarees', 'salopette,سالوبيت,دنغري'),
  ('swimwear', 'ملابس سباحة,ملابس بحر,لباس بحر'),
  ('swimsuit', 'maillot de bain,maillots de bain,maillot,maillots,mayo,mayou,مايو,مايوه,مايوهات'),
  ('bikini', 'bikini,بيكيني'),
  ('sleepwear', 'vetements de nuit,ملابس نوم'),
  ('pyjamas', 'pyjama,bijama,pijama,bijamat,pijamat,بيجامة,بيجامات,بجامة,بيجاما'),
  ('robe', 'robe de chambre,peignoir,peignoirs,sortie de bain,روب,بيشوار,بنوار,penwar'),
  ('nightdress', 'chemise de nuit,nuisette,قميص نوم,قمصان نوم'),
  ('underwear', 'sous vetement,lingerie,ملابس داخلية'),
  ('boxers', 'calecon,slip,بوكسر'),
  ('socks', 'chaussette,tqacher,t9acher,taqacher,tqachr,جوارب,جورب,تقاشر,شرابات'),
  ('shoe', 'chaussure,sebbat,sabbat,sbat,sabat,sbabet,sbabt,soulier,حذاء,أحذية,احذيه,صباط,صبابط,سباط,سبابط,جزمة,كندرة'),
  ('sneaker', 'basket,baskets,chaussure de sport,tennis,spadri,spardi,sberdila,sbardila,sperdila,حذاء رياضي,أحذية رياضية,سبرديلة,سبرديلات,سبادري,سنيكرز'),
  ('boot', 'bottine,botte,boots,bota,botat,botines,بوط,بوطات,بوت,جزمات,بوتين'),
  ('loafer', 'mocassin,موكاسان,لوفر'),
  ('heel', 'escarpin,talon,talons hauts,chaussure a talon,talo,كعب,كعب عالي,كعوب,طالون'),
  ('sandal', 'sandale,nu pieds,sandala,sandalat,sndala,صندل,صنادل,صندالة,صندلة'),
  ('slide', 'claquette,tong,mule,klaket,clakita,mechaya,مشاية,كلاكيط,شبشب'),
  ('slipper', 'babouche,pantoufle,chausson,belgha,balgha,belgha,blaghi,belra,cherbil,شربيل,بلغة,بلاغي,بابوش,بانتوفلة'),
  ('flat', 'ballerine,balerine,بالرينا,باليرينا,بالغينا'),
  ('glove', 'gant,mitaine,moufle,gwanti,ligat,قفاز,قفازات,جوانتي,ليكات'),
  ('roll-neck', 'col roule,pull col roule,sous pull,كول روليه,رقبة عالية,ياقة عالية'),
  ('bag', 'sac,sacs,sacoche,cabas,sak,saka,sikan,chkara,chkayr,shkara,bouson,حقيبة,حقائب,شنطة,شنط,صاك,صاكات,شكارة,جزدان'),
  ('handbag', 'sac a main,sac bandouliere main,sak lyed,sak dyal lyed,حقيبة يد,حقائب يد,شنطة يد'),
  ('tote', 'tote,sac cabas'),
  ('basket', 'panier,couffin,koffa,9offa,qoffa,قفة'),
  ('crossbody', 'sac bandouliere,bandouliere,حقيبة كتف'),
  ('backpack', 'sac a dos,cartable,sac d ecole,sak dyal dher,sak ddher,sak dhar,كرطابلة,cartabla,حقيبة ظهر,حقائب ظهر,حقيبة مدرسية,شنطة ظهر'),
  ('clutch', 'pochette,كلتش,بوشيط,pochit'),
  ('wallet', 'portefeuille,porte monnaie,porte cartes,bezzam,bzam,beztam,bztam,محفظة,محافظ,بزطام'),
  ('jewelry', 'bijou,bijoux,bijouterie,joaillerie,mjawharat,dhab,مجوهرات,حلي,إكسسوارات ذهبية,مجوهر'),
  ('earring', 'boucle d oreille,boucles d oreilles,boucles d oreille,boucle d oreilles,boucles oreilles,7al9at,halqat,7la9i,twangi,twanig,أقراط,قرط,حلق,حلقات,حلقان,توانق'),
  ('hoops', 'creole,creoles'),
  ('necklace', 'collier,pendentif,sautoir,sensla,senslat,snasel,3iqd,قلادة,قلادات,قلائد,عقد,سلسلة,سنسلة,سناسل'),
  ('bracelet', 'bracelet,gourmette,dbalej,dmalej,debliz,demlij,سوار,أساور,اسورة,إسورة,دمليج,دمالج,دبالج,دبليج'),
  ('ring', 'bague,alliance,khatem,khatm,khwatem,خاتم,خواتم,محبس'),
  ('watch', 'montre,magana,mgana,magayen,ساعة,ساعات,ساعة يد,مكانة,مڭانة,منكانة'),
  ('belt', 'ceinture,ceinturon,smta,semta,smata,mdamma,7zam,hzam,حزام,أحزمة,سمطة,صمطة,مضمة'),
  ('scarf', 'foulard,foular,fular,etole,stole,voile,echarpe,chale,cheche,zif,zyaf,hijab,7ijab,shal,chal,حجاب,حجابات,وشاح,أوشحة,شال,شالات,زيف,زيوف,طرحة,إيشارب,فولار'),
  ('tie', 'cravate,noeud papillon,gravata,krafata,ربطة عنق,كرافطة,كرافات'),
  ('sunglasses', 'lunettes,lunettes de soleil,lunette de soleil,nadader,ndader,nadadir,نظارات,نظارة,نظارات شمسية,نظارة شمسية,نضاضر,نواضر'),
  ('hat', 'chapeau,chapeaux,bob,tarbouch,tarbouche,terbouch,chapo,taqiya,قبعة,قبعات,طربوش,طاقية,شابو'),
  ('cap', 'casquette,kaskita,casqueta,كاسكيطة,كاب,كاسكيت'),
  ('beanie', 'bonnet,bonnet d hiver,boni,بوني,قبعة صوف'),
  ('romper', 'barboteuse,grenouillere,combinaison bebe,رومبر'),
  ('bodysuit', 'body,body bebe,بودي'),
  ('toy', 'jouet,jouets en bois,jeu,jeux,lo3ab,l3ab,la3ba,lo3ba,لعبة,ألعاب,العاب,لعب'),
  ('teddy', 'peluche,nounours,ours,ours en peluche,doudou,دب,دبدوب,دمية'),
  ('makeup', 'maquillage,makiyaj,mkiaj,مكياج,ماكياج,تجميل'),
  ('lipstick', 'rouge a levres,gloss,3kar,3aker,akar,أحمر شفاه,احمر الشفاه,روج,عكر'),
  ('palette', 'palette,fard a paupieres,باليت,ظلال عيون'),
  ('nail-polish', 'vernis a ongles,vernis,طلاء أظافر,مناكير,manikir'),
  ('skincare', 'soin visage,soin,soins,عناية بالبشرة'),
  ('serum', 'serum,سيروم'),
  ('cream', 'creme visage,creme,crema,krima,كريم,كريمات,مرطب'),
  ('lotion', 'lait corporel,lait pour corps,gel douche,لوشن,غسول'),
  ('perfume', 'parfum,eau de toilette,eau de parfum,ri7a,riha,3tar,3tr,3tour,parfan,barfan,عطر,عطور,ريحة,برفان,بارفان'),
  ('haircare', 'soin cheveux'),
  ('hair-brush', 'brosse,brosse a cheveux,مشطة,فرشاة شعر,مشط'),
  ('gift', 'cadeau,cadeaux,idee cadeau,kado,kdo,cado,kadou,hdiya,hdya,hadiya,هدية,هدايا,كادو')
)
update public.synonyms s set words = s.words || string_to_array(f.phrases, ',') from first f where s.sort = 'type' and s.key = f.kind;
with first (phrase) as (
  select p.phrase from private.search_phrases p
  where p.sort = 'type' and p.phrase in ('robe', 'robes', 'jean', 'jeans', 'pull', 'pulls', 'short', 'basket', 'baskets', 'body', 'veste', 'vestes',
    'palette', 'creme', 'costume', 'blouse', 'sac', 'sacs', 'chemise', 'chemises', 'jupe', 'jupes', 'manteau', 'manteaux', 'pantalon', 'pantalons',
    'montre', 'montres', 'bague', 'bagues', 'collier', 'colliers', 'ceinture', 'ceintures', 'foulard', 'foulards', 'ballerine', 'ballerines', 'caftan',
    'sandale', 'sandales', 'chaussure', 'chaussures', 'botte', 'bottes', 'bottine', 'bottines', 'maillot de bain', 'maillot', 'parfum', 'cadeau',
    'pochette', 'panier', 'gilet', 'gilets', 'tricot', 'kswa', 'sebbat', 'sak', 'serwal')
)
update private.search_phrases p set leads = true
from public.synonyms s, first l
where p.synonym_id = s.id and p.phrase = l.phrase and s.key not in ('robe', 'basket', 'blouse') or p.synonym_id = s.id and p.phrase = 'robes' and s.key = 'dress';

insert into public.synonyms (sort, key, name, words)
select t.sort, t.key, t.name, string_to_array(t.words, ',') from (values
  ('color', 'red', 'Red', 'red,rouge,rouges,ahmar,7mer,7mar,hmar,7amra,hamra,7mra,أحمر,حمراء,حمرا,حمر'),
  ('color', 'burgundy', 'Burgundy', 'burgundy,bordeaux,عنابي,خمري'),
  ('color', 'wine', 'Wine', 'wine'),
  ('color', 'maroon', 'Maroon', 'maroon'),
  ('color', 'scarlet', 'Scarlet', 'scarlet,ecarlate'),
  ('color', 'terracotta', 'Terracotta', 'terracotta,brique'),
  ('color', 'rust', 'Rust', 'rust,rouille'),
  ('color', 'orange', 'Orange', 'orange,برتقالي,برتقالية,limouni,ليموني'),
  ('color', 'coral', 'Coral', 'coral,corail'),
  ('color', 'peach', 'Peach', 'peach,peche'),
  ('color', 'pink', 'Pink', 'pink,rose,roses,wardi,wrdi,وردي,وردية,زهري,روز,فوشي'),
  ('color', 'fuchsia', 'Fuchsia', 'fuchsia'),
  ('color', 'purple', 'Purple', 'purple,mauves,pourpre,بنفسجي,بنفسجية,موف'),
  ('color', 'violet', 'Violet', 'violet,violette,violettes'),
  ('color', 'lilac', 'Lilac', 'lilac,lilas'),
  ('color', 'lavender', 'Lavender', 'lavender,lavande'),
  ('color', 'mauve', 'Mauve', 'mauve'),
  ('color', 'blue', 'Blue', 'blue,bleu,bleue,bleus,bleues,zre9,zreq,zer9a,zerqa,أزرق,زرقاء,زرقا'),
  ('color', 'navy', 'Navy', 'navy,bleu marine,marine,كحلي'),
  ('color', 'sky', 'Sky', 'sky,bleu ciel,سماوي'),
  ('color', 'indigo', 'Indigo', 'indigo'),
  ('color', 'turquoise', 'Turquoise', 'turquoise,تركواز'),
  ('color', 'teal', 'Teal', 'teal'),
  ('color', 'majorelle', 'Majorelle', 'majorelle'),
  ('color', 'green', 'Green', 'green,vert,verte,verts,vertes,khder,kheder,khedra,5der,أخضر,خضراء,خضرا'),
  ('color', 'olive', 'Olive', 'olive,زيتي'),
  ('color', 'khaki', 'Khaki', 'khaki,kaki,كاكي'),
  ('color', 'mint', 'Mint', 'mint,menthe'),
  ('color', 'yellow', 'Yellow', 'yellow,jaune,jaunes,sfer,sefra,9fer,أصفر,صفراء,صفرا'),
  ('color', 'mustard', 'Mustard', 'mustard,moutarde'),
  ('color', 'saffron', 'Saffron', 'saffron,safran'),
  ('color', 'brown', 'Brown', 'brown,marron,brun,brune,qehwi,9ehwi,qahwi,بني,بنية,قهوي'),
  ('color', 'camel', 'Camel', 'camel,جملي'),
  ('color', 'tan', 'Tan', 'tan'),
  ('color', 'beige', 'Beige', 'beige,بيج'),
  ('color', 'natural', 'Natural', 'natural,naturel'),
  ('color', 'white', 'White', 'white,blanc,blanche,blancs,blanches,byed,bayda,bida,byad,أبيض,بيضاء,بيضا'),
  ('color', 'ivory', 'Ivory', 'ivory,ivoire,عاجي'),
  ('color', 'cream', 'Cream', 'cream'),
  ('color', 'black', 'Black', 'black,noir,noire,noirs,noires,k7el,k7al,k7la,khel,kehla,ka7la,أسود,سوداء,سودا,كحل,كحلة,كحلا'),
  ('color', 'grey', 'Grey', 'grey,gray,gris,grise,grises,rmadi,رمادي,رمادية,رصاصي'),
  ('color', 'charcoal', 'Charcoal', 'charcoal,anthracite'),
  ('color', 'gold', 'Gold', 'gold,or,dore,doree,dores,dorees,dhabi,ذهب,ذهبي,ذهبية'),
  ('color', 'golden', 'Golden', 'golden'),
  ('color', 'silver', 'Silver', 'silver,argent,argente,argentee,argentes,feddi,nuqra,no9ra,فضي,فضية,فضة,نقرة'),
  ('word', null, 'Linen', 'linen,lin,كتان,ktan,kettan'),
  ('word', null, 'Leather', 'leather,cuir,جلد,جلدي,جلدية,jeld,jld'),
  ('word', null, 'Silk', 'silk,soie,حرير,حريري,7rir,hrir'),
  ('word', null, 'Cotton', 'cotton,coton,قطن,قطني,قطنية,qten,qoton,9ten'),
  ('word', null, 'Wool', 'wool,laine,صوف,صوفي,صوفية,souf,sof'),
  ('word', null, 'Satin', 'satin,ساتان'),
  ('word', null, 'Velvet', 'velvet,velours,مخمل,قطيفة,mobra'),
  ('word', null, 'Suede', 'suede,daim,شمواه'),
  ('word', null, 'Denim', 'denim,jean,دنيم'),
  ('word', null, 'Floral', 'floral,fleurs,fleur,fleuri,fleurie,fleuris,fleuries,fleurs imprimees,زهور,ورود,مزهر,بالورود,nwar,ورد'),
  ('word', null, 'Stripe', 'stripe,raye,rayee,rayures,rayes,rayees,مخطط,مخططة'),
  ('word', null, 'Check', 'check,carreaux,a carreaux,vichy,مربعات,كاروهات'),
  ('word', null, 'Polka', 'polka,pois,a pois,منقط'),
  ('word', null, 'Leopard', 'leopard,نمر'),
  ('word', null, 'Maxi', 'maxi,long,longue,longues,طويل,طويلة,طويله,twila,twil'),
  ('word', null, 'Short', 'courte,court,courts,courtes,قصير,قصيرة,qsira,9sira'),
  ('word', null, 'Pleated', 'pleated,plisse,plissee,plissees'),
  ('word', null, 'Hooded', 'capuche'),
  ('word', null, 'Wooden', 'wooden,wood,bois,خشب,خشبي,خشبية'),
  ('word', null, 'Embroidered', 'embroidered,brode,brodee,مطرز,مطرزة,tarz'),
  ('word', null, 'Baby', 'baby,newborn,infant,bebe,bebes,nourrisson,nouveau ne,naissance,مولود,مولودة,رضيع,رضع,بيبي,bibi,trabi'),
  ('word', null, 'School', 'school,ecole,scolaire,مدرسي,مدرسية,مدرسة'),
  ('word', null, 'Sport', 'sports,sport,رياضي,رياضية'),
  ('word', null, 'Party', 'party,soiree,fete,سهرة,حفلة,3ers,عرس'),
  ('word', null, 'Summer', 'summer,ete,صيف,صيفي,صيفية'),
  ('word', null, 'Winter', 'winter,hiver,شتاء,شتوي,شتوية'),
  ('word', null, 'Argan', 'argan,أركان,أرغان'),
  ('word', null, 'Wedding', 'wedding,bridal,bride,mariee,mariage,noces,3roussa,3rousa,زفاف,عروس,عروسة'),
  ('word', null, 'High', 'high,haute,hautes'),
  ('word', null, 'Fitted', 'fitted,cintre,cintree,ceintree,ajuste,ajustee'),
  ('word', null, 'Lace', 'lace,dentelle,دانتيل'),
  ('word', null, 'Sequin', 'sequin,sequinned,paillette,paillete,pailletee'),
  ('word', null, 'New', 'nouveau'),
  ('ignored', null, 'People of no department', 'friend,friends,bestie,besties,bff,buddy,colleague,colleagues,coworker,coworkers,teacher,someone,people,person,persons,adult,adults,everyone,anyone,those,personne,personnes,gens,adulte,adultes,ناس,أشخاص,my,your,mon,ma,mes,ton,ta,tes,sa,ses,notre,votre,ami,amis,pote,collegue,collegues,quelqu un,maitresse,professeur,sahbi,sa7bi,shabi,s7abi,sadi9,sadiq,صديق,صديقي,صاحبي,أصدقاء,زميل,زميلي,زميلة,زميلتي,معلمة,معلم'),
  ('ignored', null, 'Words that say nothing about a product', 'cheap,cheapest,affordable,inexpensive,best,nice,good,beautiful,pretty,cute,stylish,trendy,new,newest,latest,clothes,clothing,fashion,outfit,outfits,buy,shop,shopping,store,online,please,want,need,looking,find,show,something,color,colour,colored,coloured,size,sizes,pair,pairs,price,priced,age,aged,ages,year,years,old,idea,ideas,pour,de,du,des,d,le,la,les,l,un,une,en,a,au,aux,avec,pas,cher,chere,chers,cheres,vetement,vetements,habit,habits,mode,belle,beau,jolie,joli,petit,petite,petits,petites,acheter,taille,pointure,prix,couleur,idee,maghribi,maghribia,marocain,marocaine,marocains,dyal,dial,ديال,mn,f,b,li,ل,hwayj,7wayj,lbas,لباس,ملابس,ثياب,حوايج,bghit,بغيت,shi,chi,wa7d,zwin,zwina,rkhis,rkhisa,في,من,مع,عن,على,بسعر,سعر,ثمن,رخيص,رخيصة,جديد,جديدة,شراء,مغربي,مغربية,لون,مقاس,قياس,دج,s,قطعة')
) as t (sort, key, name, words);

-- What the page calls types and colours in French and Arabic.
with words (sort, key, fr, ar) as (values
  ('type', 'djellaba', 'djellabas', 'جلابات'), ('type', 'abaya', 'abayas', 'عبايات'), ('type', 'flat', 'ballerines', 'باليرينات'),
  ('type', 'gift', 'cadeaux', 'هدايا'), ('type', 'glove', 'gants', 'قفازات'), ('type', 'cape', 'capes', 'كابات'),
  ('type', 'roll-neck', 'cols roulés', 'كنزات بياقة عالية'), ('type', 'dress', 'robes', 'فساتين'), ('type', 'pinafore', 'robes chasubles', 'مرايل'),
  ('type', 'kaftan', 'caftans', 'قفاطين'), ('type', 'skirt', 'jupes', 'تنانير'), ('type', 'top', 'hauts', 'بلوزات'),
  ('type', 'tee', 't-shirts', 'تيشيرتات'), ('type', 'blouse', 'blouses', 'بلوزات'), ('type', 'camisole', 'caracos', 'قمصان بحمالات'),
  ('type', 'sports-top', 'hauts de sport', 'بلوزات رياضية'), ('type', 'shirt', 'chemises', 'قمصان'), ('type', 'polo', 'polos', 'قمصان بولو'),
  ('type', 'knit', 'mailles', 'ملابس صوفية'), ('type', 'jumper', 'pulls', 'كنزات'), ('type', 'cardigan', 'gilets', 'كارديغانات'),
  ('type', 'hoodie', 'sweats à capuche', 'هوديات'), ('type', 'outerwear', 'manteaux et vestes', 'معاطف وسترات'), ('type', 'jacket', 'vestes', 'سترات'),
  ('type', 'bomber', 'blousons bombers', 'سترات بومبر'), ('type', 'denim-jacket', 'vestes en jean', 'سترات جينز'),
  ('type', 'puffer', 'doudounes', 'سترات مبطنة'), ('type', 'coat', 'manteaux', 'معاطف'), ('type', 'trench', 'trenchs', 'معاطف ترنش'),
  ('type', 'blazer', 'blazers', 'بليزرات'), ('type', 'trousers', 'pantalons', 'سراويل'), ('type', 'jeans', 'jeans', 'سراويل جينز'),
  ('type', 'chinos', 'chinos', 'سراويل تشينو'), ('type', 'joggers', 'joggings', 'سراويل رياضية'), ('type', 'leggings', 'leggings', 'سراويل ليغينغ'),
  ('type', 'shorts', 'shorts', 'شورتات'), ('type', 'dungarees', 'salopettes', 'سالوبيتات'), ('type', 'swimwear', 'maillots de bain', 'ملابس سباحة'),
  ('type', 'swimsuit', 'maillots une pièce', 'مايوهات قطعة واحدة'), ('type', 'bikini', 'bikinis', 'مايوهات قطعتين'),
  ('type', 'sleepwear', 'vêtements de nuit', 'ملابس نوم'), ('type', 'pyjamas', 'pyjamas', 'بيجامات'), ('type', 'robe', 'peignoirs', 'أرواب'),
  ('type', 'nightdress', 'chemises de nuit', 'قمصان نوم'), ('type', 'sleep-camisole', 'caracos de nuit', 'قمصان نوم بحمالات'),
  ('type', 'underwear', 'sous-vêtements', 'ملابس داخلية'), ('type', 'boxers', 'boxers', 'بوكسرات'), ('type', 'socks', 'chaussettes', 'جوارب'),
  ('type', 'shoe', 'chaussures', 'أحذية'), ('type', 'sneaker', 'baskets', 'أحذية رياضية'), ('type', 'boot', 'bottes', 'أحذية بوت'),
  ('type', 'loafer', 'mocassins', 'أحذية لوفر'), ('type', 'heel', 'escarpins', 'أحذية بكعب'), ('type', 'sandal', 'sandales', 'صنادل'),
  ('type', 'slide', 'claquettes', 'شباشب'), ('type', 'slipper', 'babouches', 'بلاغي'), ('type', 'bag', 'sacs', 'حقائب'),
  ('type', 'handbag', 'sacs à main', 'حقائب يد'), ('type', 'tote', 'cabas', 'حقائب توت'), ('type', 'basket', 'paniers', 'قفف'),
  ('type', 'crossbody', 'sacs bandoulière', 'حقائب كتف'), ('type', 'backpack', 'sacs à dos', 'حقائب ظهر'), ('type', 'clutch', 'pochettes', 'حقائب سهرة'),
  ('type', 'wallet', 'portefeuilles', 'محافظ'), ('type', 'jewelry', 'bijoux', 'مجوهرات'), ('type', 'earring', 'boucles d’oreilles', 'أقراط'),
  ('type', 'hoops', 'créoles', 'أقراط حلقية'), ('type', 'necklace', 'colliers', 'قلائد'), ('type', 'bracelet', 'bracelets', 'أساور'),
  ('type', 'ring', 'bagues', 'خواتم'), ('type', 'watch', 'montres', 'ساعات'), ('type', 'belt', 'ceintures', 'أحزمة'),
  ('type', 'scarf', 'foulards', 'أوشحة'), ('type', 'tie', 'cravates', 'ربطات عنق'), ('type', 'sunglasses', 'lunettes de soleil', 'نظارات شمسية'),
  ('type', 'hat', 'chapeaux', 'قبعات'), ('type', 'cap', 'casquettes', 'قبعات كاب'), ('type', 'beanie', 'bonnets', 'قبعات صوفية'),
  ('type', 'romper', 'barboteuses', 'رومبرات'), ('type', 'bodysuit', 'bodys', 'بوديات'), ('type', 'toy', 'jouets', 'ألعاب'),
  ('type', 'teddy', 'peluches', 'دمى محشوة'), ('type', 'blocks', 'cubes', 'مكعبات'), ('type', 'stacker', 'jouets à empiler', 'ألعاب تركيب'),
  ('type', 'makeup', 'maquillage', 'مكياج'), ('type', 'lipstick', 'rouges à lèvres', 'أحمر شفاه'), ('type', 'palette', 'palettes', 'باليتات'),
  ('type', 'nail-polish', 'vernis à ongles', 'طلاء أظافر'), ('type', 'skincare', 'soins de la peau', 'مستحضرات العناية بالبشرة'),
  ('type', 'serum', 'sérums', 'سيرومات'), ('type', 'cream', 'crèmes', 'كريمات'), ('type', 'lotion', 'laits pour le corps', 'مستحضرات لوشن'),
  ('type', 'perfume', 'parfums', 'عطور'), ('type', 'haircare', 'soins des cheveux', 'مستحضرات العناية بالشعر'),
  ('type', 'hair-brush', 'brosses à cheveux', 'فرش شعر'), ('color', 'red', 'rouge', 'أحمر'), ('color', 'burgundy', 'bordeaux', 'عنابي'),
  ('color', 'wine', 'bordeaux', 'خمري'), ('color', 'maroon', 'bordeaux', 'عنابي'), ('color', 'scarlet', 'écarlate', 'قرمزي'),
  ('color', 'terracotta', 'terracotta', 'طيني'), ('color', 'rust', 'rouille', 'صدئي'), ('color', 'orange', 'orange', 'برتقالي'),
  ('color', 'coral', 'corail', 'مرجاني'), ('color', 'peach', 'pêche', 'خوخي'), ('color', 'pink', 'rose', 'وردي'), ('color', 'fuchsia', 'fuchsia', 'فوشيا'),
  ('color', 'purple', 'violet', 'بنفسجي'), ('color', 'violet', 'violet', 'بنفسجي'), ('color', 'lilac', 'lilas', 'ليلكي'),
  ('color', 'lavender', 'lavande', 'لافندر'), ('color', 'mauve', 'mauve', 'موف'), ('color', 'blue', 'bleu', 'أزرق'),
  ('color', 'navy', 'bleu marine', 'كحلي'), ('color', 'sky', 'bleu ciel', 'سماوي'), ('color', 'indigo', 'indigo', 'نيلي'),
  ('color', 'turquoise', 'turquoise', 'تركوازي'), ('color', 'teal', 'bleu canard', 'أزرق مخضر'), ('color', 'majorelle', 'bleu majorelle', 'أزرق ماجوريل'),
  ('color', 'green', 'vert', 'أخضر'), ('color', 'olive', 'olive', 'زيتوني'), ('color', 'khaki', 'kaki', 'كاكي'), ('color', 'mint', 'menthe', 'نعناعي'),
  ('color', 'yellow', 'jaune', 'أصفر'), ('color', 'mustard', 'moutarde', 'خردلي'), ('color', 'saffron', 'safran', 'زعفراني'),
  ('color', 'brown', 'marron', 'بني'), ('color', 'camel', 'camel', 'جملي'), ('color', 'tan', 'camel', 'جملي'), ('color', 'beige', 'beige', 'بيج'),
  ('color', 'natural', 'naturel', 'طبيعي'), ('color', 'white', 'blanc', 'أبيض'), ('color', 'ivory', 'ivoire', 'عاجي'),
  ('color', 'cream', 'crème', 'كريمي'), ('color', 'black', 'noir', 'أسود'), ('color', 'grey', 'gris', 'رمادي'),
  ('color', 'charcoal', 'anthracite', 'رمادي داكن'), ('color', 'gold', 'doré', 'ذهبي'), ('color', 'golden', 'doré', 'ذهبي'),
  ('color', 'silver', 'argenté', 'فضي')
)
update public.synonyms s set translations = jsonb_build_object('fr', jsonb_build_object('name', w.fr), 'ar', jsonb_build_object('name', w.ar))
from words w where s.sort = w.sort and s.key = w.key;
