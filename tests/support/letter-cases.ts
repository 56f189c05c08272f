import fc from 'fast-check'

/** Spellings of one word: the search, codes and options take all of a line for the same. */
export const sameLetters: readonly (readonly string[])[] = [
  ['straße', 'strasse', 'STRASSE', 'STRAẞE', 'Stra\u00adße'],
  ['smørblomst', 'smorblomst', 'SMØRBLOMST'],
  ['œuvre', 'oeuvre', 'ŒUVRE'],
  ['nœud', 'noeud', 'Nœud'],
  ['æther', 'aether', 'ÆTHER'],
  ['İstanbul', 'istanbul', 'ISTANBUL', 'ıstanbul', 'I\u0307stanbul'],
  ['łódź', 'lodz', 'ŁÓDŹ'],
  ['đẹp', 'dep', 'ĐẸP', 'de\u0323p'],
  ['þór', 'thor', 'ÞÓR'],
  ['garçon', 'garcon', 'GARÇON', 'garc\u0327on'],
  ['néroli', 'neroli', 'NÉROLI', 'ne\u0301roli'],
  ['ﬁne', 'fine', 'ＦＩＮＥ', 'fi\u200bne', 'f\u2060ine', 'fi\u{e0041}ne'],
  ['ёлка', 'елка', 'ЁЛКА', 'е\u0308лка'],
  ['платье', 'ПЛАТЬЕ', 'Платье'],
  ['қафтан', 'кафтан', 'ҚАФТАН'],
  ['φόρεμα', 'φορεμα', 'ΦΟΡΕΜΑ', 'ΦΌΡΕΜΑ'],
  ['κόσμος', 'κοσμοσ', 'ΚΟΣΜΟΣ'],
  ['قفطان', 'قُفْطَان', 'قــفــطــان', 'ﻗﻔﻄﺎﻥ', 'قف\u200cطان', '\u200fقفطان'],
  ['أحمر', 'احمر', 'إحمر', 'آحمر', 'ٱحمر', 'أَحْمَر'],
  ['جلابة', 'جلابه', 'جَلّابة', 'جلابة\u200e'],
  ['كسوى', 'كسوي', 'کسوی'],
  ['ڭندورة', 'كندورة', 'گندورة'],
  ['مؤنث', 'مونث'],
  ['שִׂמְלָה', 'שמלה'],
  ['٣٨', '38', '۳۸', '३८', '３８', '③⑧'],
  ['2½ l', '2 1⁄2 l', '2 ½ L', '２½ l'],
  ["l'été", 'l’ete', 'l‘ÉTÉ', 'lʼete', 'l`ete', 'l´ete', 'l＇ete'],
  ['t-shirt', 't‐shirt', 't‑shirt', 'T–SHIRT', 't−shirt', 't－shirt', 't﹣shirt'],
  ['« soldes »', '“ soldes ”', '" soldes "', '„ soldes ‟'],
  ['sac  à\u00a0main', 'sac a main', '\tSac\u2009à\u202fMain ', 'sac\u3000a main'],
]

/** What stays apart: a mark may be a letter of its own. */
export const otherLetters: readonly (readonly [string, string])[] = [
  ['किताब', 'कतब'],
  ['かばん', 'かはん'],
  ['ساق', 'سوق'],
  ['قفطان', 'قفطاء'],
  ['sac', 'sak'],
  ['38', '83'],
  ['rouge', 'rougé e'],
]

/** Input, and what is left when only width, digits, hyphens, quotes and invisible characters are made plain. */
export const tidied: readonly (readonly [string, string])[] = [
  ['WEL\u200bCOME‑10', 'WELCOME-10'],
  ['\ufeffＳＡＶＥ１０', 'SAVE10'],
  ['٠٦٦١٢٣٤٥٦٧', '0661234567'],
  ['۲۰٬۰۰۰', '20٬000'],
  ['２００００', '20000'],
  ['+٢١٢ ٦٦١‑٢٣٤٥٦٧', '+212 661-234567'],
  ['ZL–ABCD−1234', 'ZL-ABCD-1234'],
  ['  Néroli’s  ', "Néroli's"],
  ['ana＠example．com', 'ana@example.com'],
  ['a\u00adb', 'ab'],
  ['Straße', 'Straße'],
  ['', ''],
]

/** Texts of the scripts in which people write here, with what they paste along. */
export const anyLetters = fc
  .array(
    fc.oneof(
      ...[
        [0x20, 0x7e],
        [0xa0, 0x24f],
        [0x2b0, 0x36f],
        [0x391, 0x3ce],
        [0x400, 0x52f],
        [0x5d0, 0x5ea],
        [0x600, 0x6ff],
        [0x900, 0x97f],
        [0xe01, 0xe3a],
        [0x1e00, 0x1eff],
        [0x2000, 0x206f],
        [0x2100, 0x214f],
        [0x3041, 0x30fe],
        [0x4e00, 0x4e80],
        [0xac00, 0xac80],
        [0xfb50, 0xfbb1],
        [0xfe00, 0xfefc],
        [0xff01, 0xff9f],
      ].map(([min = 0, max = 0]) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code))),
    ),
    { maxLength: 24 },
  )
  .map((letters) => letters.join(''))
