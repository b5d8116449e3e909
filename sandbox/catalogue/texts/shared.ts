import { toTexts } from './text';

/** First sentences of a used machine that is offered. */
export const offeredOpenings = toTexts(`
  Aangeboden: {name} uit {year}.
  Available: {name}, built in {year}.
  Im Angebot: {name}, Baujahr {year}.

  {name} van bouwjaar {year}, te zien op ons terrein.
  {name}, built in {year} and on view in our yard.
  {name}, Baujahr {year}, auf unserem Hof zu besichtigen.
`);

/** First sentences of a used machine that was bought to be sold: not of one that is only for hire. */
export const boughtOpenings = toTexts(`
  Ingeruild: {name} uit {year}.
  Taken in part exchange: {name} from {year}.
  In Zahlung genommen: {name}, Baujahr {year}.

  {name}, bouwjaar {year}, van de vorige eigenaar overgenomen.
  {name}, built in {year}, bought from its previous owner.
  {name}, Baujahr {year}, vom Vorbesitzer übernommen.
`);

/** First sentences that say nothing of an offer: somebody may have bought or reserved the machine. */
export const plainOpenings = toTexts(`
  {name} uit {year}.
  {name} from {year}.
  Baujahr {year}: {name}.

  {name}, bouwjaar {year}.
  {name}, built in {year}.
  {name}, Baujahr {year}.
`);

export const newOpenings = toTexts(`
  Nieuw: {name}, bouwjaar {year}.
  New: {name}, built in {year}.
  Neu: {name}, Baujahr {year}.

  {name} uit {year}, nog niet aan het werk geweest.
  {name} from {year}, not yet put to work.
  {name}, Baujahr {year}, noch nicht im Einsatz gewesen.

  Nieuwe machine uit {year}: {name}.
  A new machine from {year}: {name}.
  Neumaschine, Baujahr {year}: {name}.
`);

/** What the figures of any machine say. */
export const figures = toTexts(`
  De teller staat op {hours} uur, gemiddeld {perYear} uur per jaar.
  The clock shows {hours} hours, an average of {perYear} a year.
  Der Zähler steht auf {hours} Stunden, im Schnitt {perYear} im Jahr.

  {hours} draaiuren.
  {hours} hours on the clock.
  {hours} Betriebsstunden.

  Motorvermogen {power}.
  Engine output {power}.
  Motorleistung {power}.

  Weegt {weight}.
  Weighs {weight}.
  Gewicht {weight}.

  Serienummer {serial}.
  Serial number {serial}.
  Seriennummer {serial}.
`);

/** What is with the machine. */
export const equipment = toTexts(`
  Uitgerust met {fit}.
  Fitted with {fit}.
  Zur Ausstattung gehören: {fit}.

  Zit erbij of erop: {fit}.
  Comes with {fit}.
  Mit dabei: {fit}.

  Uitrusting: {fit}.
  Equipment: {fit}.
  Ausstattung: {fit}.
`);

/** Last sentences; `{number}` is the stock number. */
export const closings = toTexts(`
  Noem nummer {number} als u belt, dan hebben we de gegevens erbij.
  Quote number {number} when you call and we will have the details to hand.
  Nennen Sie am Telefon die Nummer {number}, dann haben wir alle Angaben zur Hand.

  Bel even voor u komt kijken, dan staat nummer {number} voor u klaar.
  Call before you come and number {number} will be ready for you.
  Rufen Sie vorher an, dann steht Nummer {number} für Sie bereit.

  Inruil is bespreekbaar.
  Part exchange considered.
  Inzahlungnahme ist möglich.

  Transport kunnen wij voor u regelen.
  We can arrange transport.
  Den Transport können wir für Sie organisieren.

  Bel of mail ons voor meer over nummer {number}.
  Call or e-mail us to hear more about number {number}.
  Mehr über Nummer {number} erfahren Sie am Telefon oder per E-Mail.
`);

export const rentalClosings = toTexts(`
  Te huur; vraag naar de prijs per dag, week of maand.
  For hire; ask for the rate by the day, week or month.
  Zu vermieten; fragen Sie nach dem Preis pro Tag, Woche oder Monat.

  Alleen te huur, de termijn bepaalt u.
  For hire only, for as long as you need.
  Nur zur Miete, die Dauer bestimmen Sie.
`);

export const bothClosings = toTexts(`
  Te koop en te huur.
  For sale or hire.
  Zum Kauf oder zur Miete.

  Ook te huur; vraag naar nummer {number}.
  Also for hire; ask for number {number}.
  Auch zu mieten; fragen Sie nach Nummer {number}.
`);

/** The damage of a machine that is for sale. */
export const damages = toTexts(`
  Schademachine: aanrijdingsschade aan de achterkant. Verkoop in de huidige staat.
  Damaged at the rear in a collision. Sold as seen.
  Unfallmaschine: am Heck angefahren. Verkauf im jetzigen Zustand.

  Let op: schade aan de rechterkant door een omgevallen boom. Kom kijken voordat u beslist.
  Please note: damaged on the right by a fallen tree. Come and see it before you decide.
  Achtung: Schaden an der rechten Seite durch einen umgestürzten Baum. Sehen Sie sich die Maschine an, bevor Sie entscheiden.

  Heeft transportschade aan de linkerkant en wordt zonder reparatie verkocht.
  Was damaged on the left in transport and is sold unrepaired.
  Hat einen Transportschaden an der linken Seite und wird unrepariert verkauft.
`);

/** The damage of a machine that nobody can buy: it is sold, reserved or only for hire. */
export const plainDamages = toTexts(`
  Schademachine: aanrijdingsschade aan de achterkant.
  Damaged at the rear in a collision.
  Unfallmaschine: am Heck angefahren.

  Schade aan de rechterkant door een omgevallen boom.
  Damaged on the right by a fallen tree.
  Schaden an der rechten Seite durch einen umgestürzten Baum.

  Heeft transportschade aan de linkerkant.
  Was damaged on the left in transport.
  Hat einen Transportschaden an der linken Seite.
`);
