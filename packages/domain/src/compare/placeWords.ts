const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const map = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs.split(' ').map(pair => {
      const [short = '', long = ''] = pair.split(':');
      return [short, long];
    }),
  );

/** Words that describe a place without identifying it; optional in addresses. */
export const fillers = set(
  'no nos number h hno hn d dno door house flat plot room apartment near opposite behind beside above below at post po ps the of and india dist district taluk taluka tehsil tal mandal village pin pincode code address',
);

/** Abbreviations in addresses, and former names of cities. */
export const shortWords = map(
  'rd:road st:street str:street ln:lane opp:opposite nr:near bh:behind apt:apartment apts:apartment apartments:apartment fl:flat flr:floor blk:block bl:block sec:sector sect:sector ngr:nagar nager:nagar col:colony clny:colony ph:phase bldg:building bld:building soc:society socy:society hsg:housing chs:society xing:cross x:cross cr:cross crs:cross mn:main ext:extension extn:extension lyt:layout enc:enclave encl:enclave gdn:garden gdns:garden gardens:garden mkt:market chwk:chowk hosp:hospital stn:station sch:school vill:village vlg:village vil:village distt:district bangalore:bengaluru bombay:mumbai madras:chennai calcutta:kolkata gurgaon:gurugram poona:pune mysore:mysuru baroda:vadodara trivandrum:thiruvananthapuram cochin:kochi pondicherry:puducherry orissa:odisha',
);

/** State codes as bureaus write them; recognised only at the end of an address. */
export const stateCodes = map(
  'an:andaman ap:andhra ar:arunachal as:assam br:bihar cg:chhattisgarh ch:chandigarh ct:chhattisgarh dl:delhi ga:goa gj:gujarat hp:himachal hr:haryana jh:jharkhand jk:jammu ka:karnataka kl:kerala mh:maharashtra ml:meghalaya mn:manipur mp:madhya mz:mizoram nl:nagaland od:odisha or:odisha pb:punjab py:puducherry rj:rajasthan sk:sikkim tg:telangana tn:tamil tr:tripura ts:telangana uk:uttarakhand up:uttar ut:uttarakhand wb:west',
);

/** The second words of state names; a code has no counterpart, so they belong to the first word. */
export const stateSeconds = set('pradesh nadu bengal kashmir nicobar islands');
