import { toStorageTable } from './stored-names';

/** The privacy page in Dutch, as marked text; the other languages say the same in the same order. */
export const privacyInDutch = `
  U kunt deze site bekijken zonder te zeggen wie u bent. Metingen en kaarten van anderen worden pas geladen als u
  daarom vraagt of daarin toestemt. Hieronder staat wat we bewaren, wat uw browser onthoudt en wat er wordt verstuurd.

  ## Wie verantwoordelijk is

  Veldkamp Machines B.V., Fictieweg 14 b, 7400\u00a0XX Veldkampen, Nederland. Vragen over uw gegevens stuurt u naar
  [info@veldkamp-machines.example](mailto:info@veldkamp-machines.example). Meer over ons bedrijf staat in het
  [colofon](page:imprint).

  ## Waarvoor, en op welke grond

  Tussen haakjes staat de grondslag in artikel 6, eerste lid, van de AVG.

  - **Uw bericht** (naam, e-mailadres, telefoonnummer, tekst en foto’s): om u te antwoorden en een aanbod te doen
    (onderdeel b: een overeenkomst, of wat daaraan voorafgaat).
  - **Uw sollicitatie**: om met u in gesprek te gaan (onderdeel b); langer bewaren doen we alleen als u dat goedvindt
    (onderdeel a: toestemming).
  - **Facturen en orders**: om te leveren (onderdeel b) en omdat de belastingwet het vraagt (onderdeel c: een
    wettelijke plicht).
  - **Uw bezoek** (IP-adres, opgevraagde pagina’s en snelheid): om de site te tonen en te verbeteren (onderdeel f: ons
    belang bij een site die werkt).
  - **Metingen, bezoekersherkenning en kaarten van derden**: alleen als u ze aanzet of opvraagt (onderdeel a).

  U hoeft ons niets te geven. Zonder naam en e-mailadres kunnen we u alleen niet antwoorden. Over u wordt geen
  besluit door alleen een computer genomen.

  ## Wie het ziet

  Alleen onze eigen mensen en de bedrijven die onze mail, website en ons voorraadsysteem beheren. Met hen is
  schriftelijk afgesproken dat ze niets anders met uw gegevens doen. Koopt of verkoopt u een machine, dan krijgen ook
  vervoerder, RDW, douane en Belastingdienst wat ze nodig hebben. We verkopen niets door.

  ## Hoe lang we bewaren

  - **Uw bericht**: tot twee jaar na het laatste contact.
  - **Uw sollicitatie**: tot vier weken na het einde van de procedure, of een jaar als u dat goedvindt.
  - **Facturen en orders**: zeven jaar.
  - **Uw bezoek**: onze webserver bewaart uw IP-adres niet. Van de snelheid houdt hij alleen aantallen bij, tot hij
    opnieuw start.

  ## Cookies en opslag

  ${toStorageTable('nl')}

  Alleen de cookies reizen mee naar onze server. Al het andere blijft in uw browser: wij zien het niet, tenzij u het
  verstuurt of deelt, en u kunt het daar altijd wissen. De link van een gedeelde lijst bevat de machines en, als u
  daarvoor kiest, uw notities. De site werkt ook als uw browser niets wil bewaren.

  ## Wat er wordt verstuurd

  - **Zoeken en bekijken**: lijsten en machines vraagt uw browser op bij ons voorraadsysteem, met uw filters en, zoals
    bij elk verzoek op internet, uw IP-adres. De foto’s van machines komen daar ook vandaan.
  - **Een formulier**: uw bericht en foto’s gaan via datzelfde systeem als e-mail naar ons. Mislukt dat, dan meldt uw
    browser dat aan onze eigen server, zonder iets over u of uw bericht.
  - **De kaart**: pas als u erom vraagt, bij OpenStreetMap. Een knop naar WhatsApp opent WhatsApp.
  - **Snelheid**: bij een deel van de bezoeken kan uw browser aan onze eigen server melden hoe snel pagina’s verschenen
    en reageerden, zonder cookie en zonder iets waaraan u te herkennen bent.
  - **Fouten**: houdt uw browser iets op een pagina tegen, dan meldt hij dat aan onze eigen server, die alleen telt hoe
    vaak.
  - **Metingen en bezoekersherkenning van derden** staan uit tot u ze aanzet. Waar ze worden gebruikt, staat onderaan
    elke pagina een knop om uw keuze te wijzigen; de cookies van die derden wissen we als u nee zegt.

  ## Uw rechten

  - **Inzien en meenemen**: u krijgt te zien wat we van u hebben, ook in een bestand dat een ander kan lezen.
  - **Verbeteren en verwijderen**: wat niet klopt, passen we aan; wat we niet meer nodig hebben, halen we weg.
  - **Beperken**: terwijl we iets uitzoeken, doen we met uw gegevens niets anders dan bewaren.
  - **Bezwaar maken**: tegen wat we op grond van ons eigen belang doen.
  - **Toestemming intrekken**: altijd, voor wat daarna komt.

  Stuur een e-mail of een bericht via de [contactpagina](page:contact); u hoort binnen een maand van ons.

  ## Een klacht

  Komen we er samen niet uit, dan kunt u een klacht indienen bij de Autoriteit Persoonsgegevens, of bij de
  toezichthouder van het land waar u woont of werkt.

  Deze verklaring is opgesteld op 30 november 2026.
`;
