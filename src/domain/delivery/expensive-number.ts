// Loaded with the numbering plans, by the forms that ask for a phone number.

/**
 * Numbers, from the calling code on, whose caller pays for more than the call. private.is_expensive_number has the same list and says
 * where it is from.
 */
export const expensiveNumbers = new RegExp(
  [
    '^(?:878|88[23]|979|1900|20900|21289|21380[3-689]1|21688|22188|254900|27(?:86[2-9]|9[0-2])|3090[19]|3190[069]|3290|3389|3480[367]',
    String.raw`|3565(?:0(?:0(?:37|43)|6|70|9[0168])|[12]\d0[1-5])|3516(?:0[178]|4[68])|35290[015]|35315(?:1[2-8]|[2-8]0|9[089])\d{6}$|35490|35790|358[67]00|35990|369[01]|3709(?:0[0239]|10)|37190|372900`,
    '|3856[01459]|386(?:89[1-3]|90)|3989[2-59]|4090[0136]|4190[016]|42090[05689]|420976|4219(?:00|[78])|439(?:0[01]|3[019])|449[018]|4590',
    String.raw`|469(?:00|39|44)|4782[09]|4870[01346-8]|49900|51805|52900|5460[04579]|55[59]00|5719(?:0[01]|4[78])|57901|601600\d{6}$|6119|62809|6490`,
    String.raw`|651900|661900\d{6}$|81990|8260[2-9]|90(?:8[89]8|900)|91186[12]|9619[01]\d{6}$|9629|966925|968900|971900|973(?:87|9))`,
  ].join(''),
)

/** Whether whoever calls a number (E.164) pays for more than the call. */
export const isExpensive = (e164: string) => expensiveNumbers.test(e164.slice(1))
