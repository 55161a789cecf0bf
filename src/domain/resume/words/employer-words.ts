/** Words and endings that say that a text names an organisation, lower case without accents and dots. */
export const legalForms: ReadonlySet<string> = new Set(
  `inc incorporated llc ltd limited plc corp corporation co company lp llp pllc pty pte gmbh ag kg ohg gbr ug mbh kgaa ev eg se sa sas sarl eurl sasu snc scop sl slu slp
  sau srl spa sapa ltda eireli me epp bv nv vof ab oy oyj as asa aps kk sdn bhd pvt private holding holdings group groupe gruppe grupo gruppo`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that are in the names of organisations and hardly anywhere else. */
export const organisationNouns: ReadonlySet<string> = new Set(
  `university college school academy institute institution hospital clinic clinics bank foundation association
    society agency ministry council committee museum laboratories labs studio studios bancorp airlines airways
    motors pharmaceuticals pharma biotech restaurants cafe hotels resort resorts inn stores supermarket mart
    brothers bros sons factory plant mill builders realty airport railway railways post federation union league club
    army navy reserves corps nonprofit ngo startup startups pharmacy authority commission embassy united nations
    playschool kindergarten preschool universitat hochschule fachhochschule schule gymnasium krankenhaus klinikum
    klinik verein verband stiftung amt behorde stadt landkreis werke werk betrieb versicherung versicherungen
    sparkasse volksbank bundesagentur bundesamt ministerium institut gesellschaft genossenschaft verlag kanzlei
    backerei apotheke autohaus kita kindergarten universite ecole lycee hopital clinique banque association societe
    entreprise agence cabinet mairie ministere institut fondation conseil laboratoire groupe atelier boutique
    universidad escuela colegio hospital clinica banco fundacion asociacion sociedad empresa agencia ayuntamiento
    ministerio instituto laboratorio tienda restaurante despacho universidade escola faculdade associacao fundacao
    prefeitura camara ministerio agencia laboratorio loja escritorio construtora transportadora universita scuola
    ospedale azienda banca fondazione associazione comune ministero istituto studio agenzia negozio ristorante
    officina universiteit hogeschool ziekenhuis gemeente stichting vereniging bedrijf winkel`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that are in the names of organisations, and in titles and subjects too: they count where no title's noun is. */
export const weakOrganisationNouns: ReadonlySet<string> = new Set(
  `systems solutions technologies technology tech software consulting consultants partners associates services
    service industries enterprises ventures capital financial insurance logistics energy electric electronics
    communications media networks entertainment games publishing press records foods market outlet works
    construction properties transit transport shipping firm practice center centre digital interactive international
    global worldwide health healthcare care nursing hospice district county computing manufacturing dynamics retail
    restaurant hotel store shop library laboratory lab team force guard police court church industria comercio
    praxis buro consultoria consultora department bureau office`
    .split(/\s+/)
    .filter(Boolean),
);

export const organisationCharacters = /株式会社|有限会社|合同会社|業$|業界|公司|集团|大学|银行|病院|医院|센터|회사/;

/** Words that name a kind of engagement in place of an employer. */
export const employerStandIns: ReadonlySet<string> = new Set(
  `freelance freelancing self-employed selfemployed self employed independent autonomo autonoma autonomous freiberuflich selbststandig independant indépendant
  autonomo libero professionista zelfstandig confidential various multiple`
    .split(/\s+/)
    .filter(Boolean),
);
