/** Certificates and licences, by the field that asks for them. */
export const certificates = `
# finance certificates: accounting, finance
CPA|certified public accountant, cpa license, cpa designation, cpa candidate
=CMA|certified management accountant
CFA|chartered financial analyst, cfa charter
=CIA|certified internal auditor
ACCA|association of chartered certified accountants
Chartered Accountant|ca inter, aca accountant, chartered accountancy
=CFE|certified fraud examiner
?EA|enrolled agent
CFP|certified financial planner
ChFC
=FRM|financial risk manager
=CAMS|certified anti-money laundering specialist
Series 7
Series 63
Series 65
Series 66
Series 6
FINRA license
Insurance licence|insurance license, life and health license, property and casualty license, licensed insurance agent, p&c license, adjuster license
NMLS licence|nmls, mlo license, mortgage license
# management certificates: project management, quality
PMP|project management professional, pmp certification, pmp certified
CAPM|certified associate in project management
PRINCE2
Certified ScrumMaster|=CSM, csm certification
PSM|psm i, professional scrum master
Product Owner certification|pspo, cspo
Six Sigma Green Belt|green belt certified
Six Sigma Black Belt|black belt certified
Six Sigma certification|lean six sigma certification
ASQ certification|asq-certified quality technician, certified quality technician, certified quality engineer, asq certified, cqe, certified quality auditor, cqt
APICS|apics certification, cpsm
 CPIM
 CSCP
CBAP|certified business analysis professional
ITIL certification|itil certified, itil foundation, itil v3, itil v4
# health licences: nursing, medicine
RN license|=RN, r.n., rn licensure, registered nurse license, registered nurse licensure, rn licence, current rn license, licensed registered nurse, state rn license, nursing license, nursing licence, nursing licensure, registered nurse / rn
LPN license|=LPN, =LVN, licensed practical nurse, lpn licensure, licensed vocational nurse, lpn/lvn
CNA certification|certified nurse aide, certified nursing assistant certification, cna license, cna certified, stna
Nurse practitioner licence|=NP, aprn, fnp, advanced practice nurse
BLS|bcls, basic life support, bls certification, bls certified, bls for healthcare providers
ACLS|advanced cardiac life support, acls certification, acls certified
=PALS|pediatric advanced life support
NRP|neonatal resuscitation
CPR certification|=CPR, cpr certified, cpr/first aid, cpr and first aid, cpr/aed, cpr and first aid certification, first aid/cpr, cardiopulmonary resuscitation
First aid certification|first aid certified
CCRN
CEN|cen certification
TNCC
NIHSS
CMA certification|certified medical assistant, medical assistant certification, cma (aama), cmoa, ncma, medical office assistant certification, certified clinical medical assistant, ccma
=RMA|registered medical assistant
EMT certification|emt-b, emt certified, nremt
Paramedic certification
Medical licence|medical license, board certified, board eligible, board certification, physician license, usmle, state medical license, dea license
Pharmacist licence|pharmacist license, licensed pharmacist, pharmd license, registered pharmacist
Pharmacy technician certificate|cpht, certified pharmacy technician, pharmacy technician license, ptcb
Physical therapist licence|physical therapy license, licensed physical therapist, pt license, otr/l, licensed occupational therapist
ARRT|radiologic technologist certification, arrt certification, registered radiologic technologist
RDMS
Phlebotomy certificate|certified phlebotomist, cpt phlebotomy
Medical coding certificate|=CPC, rhia, rhit, certified professional coder, ccs coding, certified coder
Dental licence|dental hygienist license, licensed dental hygienist
Dental assistant certification|danb, registered dental assistant
X-ray licence|x-ray license, radiology license, radiology certification
MLS certification|ascp, medical technologist license, mt(ascp)
MLT certification|mlt
=LCSW|licensed clinical social worker, lpcc
LMSW
LSW|licensed social worker, social work license
=LPC|licensed professional counselor, licensed therapist
LMFT
LMHC|licensed mental health counselor
BCBA|board certified behavior analyst
RBT|registered behavior technician
Dietitian licence|=RD, registered dietician, rdn, certified dietary manager, cdm
Veterinary licence|dvm license, licensed veterinarian, rvt, licensed veterinary technician
# legal and teaching licences: law, education
Bar admission|bar membership, admitted to the bar, state bar, member of the bar, bar member, licensed attorney, bar license, active member of the bar, member in good standing, licensed to practice law, admission to the bar
Paralegal certificate|certified paralegal, paralegal certification, notary public commission
Teaching licence|teaching license, teaching certificate, teaching certification, state teaching license, teacher certification, certified teacher, teaching credential, qts, qualified teacher status, teacher license, pgce, educator license
CDA credential|cda, child development associate, cda certificate, child care certification
TEFL certificate|delta tefl, tefl certification, tesol certificate
CELTA
Real estate licence|real estate license, licensed realtor, broker license, licensed real estate agent
SHRM certification|shrm-cp, shrm-scp, shrm
PHR|phr certification, aphr
SPHR
CIPD
Security guard licence|security license, guard card, security guard license, armed guard license, unarmed security license, guard license, sia licence, firearms license, concealed carry permit
Lifeguard certificate|lifeguard certification
Water safety instructor
Personal trainer certificate|nasm, ace certified, ace certification, issa certification, nsca-cscs, certified personal trainer, cscs
Cosmetology licence|cosmetology license, nail technician license, licensed cosmetologist
Barber licence|barber license
Esthetician licence|esthetician license
Massage licence|massage license, licensed massage therapist
# technical certificates: software, networks, security
AWS certification|aws certified, aws certified solutions architect, aws cloud practitioner, aws solutions architect, aws certified developer
Azure certification|azure certified, az-900, az-104, azure administrator associate, microsoft certified azure
Google Cloud certification|google certified professional cloud architect, gcp certified
CCNA|cisco certified network associate, ccna certification
CCNP|cisco certified network professional
CCIE
CompTIA A+|a+ certification, a+, comptia a plus, a+ certified
CompTIA Network+|network+, network plus
CompTIA Security+|security+, security plus, sec+
CompTIA|comptia certifications, server+, comptia cloud+
 CompTIA Linux+|linux+
 CompTIA CySA+|cysa+
CISSP|certified information systems security professional
CISM|certified information security manager
CISA|certified information systems auditor
=CEH|certified ethical hacker, ceh certification
OSCP
GIAC|gsec, gcih
Microsoft certification|mcse, mcsa, mcp, mcitp, microsoft certified
Oracle certification|=OCP, ocpjp, ocjp, oracle certified professional
Red Hat certification|rhce, rhcsa
Kubernetes certification|=CKA, ckad
TOGAF|togaf certified
Salesforce certification|salesforce certified, salesforce administrator certification, salesforce certified administrator
Google Ads certification|google certifications, adwords certification
Google Analytics certification
HubSpot certification
ISTQB|istqb certified, istqb certification
SAP certification|sap certified
# trade licences: transport, construction, engineering
CDL|commercial driver's license, class a cdl, cdl a, cdl class a, class b cdl, class a license, commercial driving license, class a commercial driver's license, hgv licence, class b license, cdl license, lkw-fuhrerschein
Driving licence|driver's license, driving license, valid driver's license, drivers licence, clean driving licence
Hazmat endorsement|tanker endorsement, doubles endorsement
TWIC card|twic
Forklift certificate|forklift certified, forklift certification, forklift license, forklift operator certification, forklift licence
OSHA certification|osha 30 certification, osha 10 certification, osha 30-hour, osha 10-hour, osha certified, csp certification, chst
NEBOSH
IOSH
Professional Engineer|?PE, p.e., pe license, professional engineer license, registered professional engineer, licensed professional engineer, chartered engineer, ceng, professional engineering license
Engineer in Training|=EIT, eit certification, fe exam, e.i.t.
Architect licence|architect license, licensed architect, registered architect, ncarb
LEED accreditation|leed ap, leed accredited, leed green associate
Electrician licence|journeyman license, master electrician, electrician license, electrical license, licensed electrician, journeyman electrician license
Plumbing licence|plumbing license, master plumber, licensed plumber
EPA 608|epa certification, hvac certification, universal epa, epa universal certification, hvac license, epa 608 certification, nate certified, cfc certification
ASE certification|ase certified, =ASE, ase master technician
AWS welding certificate|certified welder, welding certification, certified welding inspector, cwi, welder certification
Crane licence|nccco, crane operator license, crane certification, rigger certification
Boiler licence|boiler operator license, stationary engineer license, boiler license
Pesticide licence|pesticide applicator license, applicator license, pesticide applicator, commercial applicator
FAA certificate|a&p license, airframe and powerplant license, pilot license, atp license, commercial pilot license, private pilot license, a&p certification, faa license, drone license, part 107
Food handler card|food handler certification, food handlers certificate, food manager certification, food handler permit, food safety certification, food safety certificate
 ServSafe certification|servsafe certified, servsafe certificate
Alcohol server certification|bartending license, tabc, liquor license
Water operator licence|wastewater operator license, water treatment license, water operator license
`;
