import { toStorageTable } from './stored-names';

/** The privacy page in English, as marked text. */
export const privacyInEnglish = `
  You can look at this site without saying who you are. Analytics and maps by third parties are loaded only when you
  ask for them or agree to them. Below is what we keep, what your browser remembers, and what is sent where.

  ## Who is responsible

  Veldkamp Machines B.V., Fictieweg 14 b, 7400\u00a0XX Veldkampen, the Netherlands. Send questions about your data to
  [info@veldkamp-machines.example](mailto:info@veldkamp-machines.example). More about our company is in the
  [legal notice](page:imprint).

  ## What for, and on what basis

  In brackets is the legal basis in Article 6(1) of the GDPR.

  - **Your message** (name, e-mail address, phone number, text and photos): to answer you and make an offer (point b: a
    contract, or what comes before one).
  - **Your application**: to consider you for the job (point b); we keep it longer only if you agree (point a: consent).
  - **Invoices and orders**: to deliver (point b) and because tax law requires it (point c: a legal obligation).
  - **Your visit** (IP address, pages requested and speed): to show and improve the site (point f: our interest in a
    site that works).
  - **Analytics, visitor recognition and maps by third parties**: only if you switch them on or ask for them
    (point a).

  You do not have to give us anything. Without a name and an e-mail address, though, we cannot reply. No
  decisions about you are made by a computer alone.

  ## Who sees it

  Only our own people and the companies that run our mail, website and stock system. These companies have agreed in
  writing to do nothing else with your data. If you buy or sell a machine, hauliers, the vehicle authority (RDW), customs
  and the tax office get what they need as well. We never sell your data.

  ## How long we keep it

  - **Your message**: until two years after the last contact.
  - **Your application**: until four weeks after the end of the application procedure, or for a year if you agree.
  - **Invoices and orders**: for seven years.
  - **Your visit**: our web server does not keep your IP address. Of speed it keeps only totals, until it
    restarts.

  ## Cookies and storage

  ${toStorageTable('en')}

  Only the cookies travel to our server. Everything else stays in your browser: we do not see it unless you send or
  share it, and you can erase it there at any time. The link of a list that you share holds the machines and, if you
  choose so, your notes. The site also works if your browser stores nothing.

  ## What is sent

  - **Searching and viewing**: your browser fetches lists and machines from our stock system, with your filters and, as
    with every request on the internet, your IP address. The photos of machines come from there as well.
  - **A form**: your message and photos reach us by e-mail through that same system. If that fails,
    your browser tells our own server so, without anything about you or your message.
  - **The map**: from OpenStreetMap, and only when you ask for it. A WhatsApp button opens WhatsApp.
  - **Speed**: on some visits your browser may tell our own server how quickly pages appeared and responded, without a
    cookie and without anything that identifies you.
  - **Faults**: if your browser blocks something on a page, it tells our own server, which only counts how often.
  - **Analytics and visitor recognition by third parties** are off until you switch them on. Where they are used, a
    button at the foot of each page lets you change your choice; if you say no, we erase their cookies.

  ## Your rights

  - **Access and portability**: you get to see what we hold about you, also in a file that others can read.
  - **Correction and erasure**: we put right what is wrong, and remove what we no longer need.
  - **Restriction**: while we look into something, we do nothing with your data but keep them.
  - **Objection**: to what we do on the basis of our own interest.
  - **Withdrawal of consent**: at any time, for what comes after.

  Send an e-mail, or a message through the [contact page](page:contact); we reply within a month.

  ## A complaint

  If we cannot settle it together, you can complain to the Dutch data protection authority, the Autoriteit
  Persoonsgegevens, or to the authority of the country where you live or work.

  This statement was drawn up on 30 November 2026.
`;
