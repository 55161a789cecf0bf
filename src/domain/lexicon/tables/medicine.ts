/** Doctors, dentists, therapists, imaging, pharmacy. */
export const medicine = `
# medicine: medicine
Medicine|medical practice, general practice, family medicine, internal medicine, primary care, medical knowledge, general medicine
Diagnosis|diagnosing patients, differential diagnosis, clinical diagnosis, diagnostics, medical diagnosis, diagnostic testing
Surgery|general surgery, surgical procedures, surgical skills, laparoscopy, minimally invasive surgery, surgical assisting, surgical technology
Anesthesiology|anesthesia, anaesthesia, sedation
Cardiology|cardiac catheterization, cath lab, echocardiography, cardiovascular
Neurology|neurological procedures, neurological
EEG
Neurosurgery
Orthopedics|orthopaedics, orthopedic surgery, fracture care, casting and splinting, musculoskeletal
Dermatology|skin care medicine, cosmetic dermatology
Gastroenterology|endoscopy, colonoscopy
Pulmonology|pulmonary function testing, sleep medicine, polysomnography
Endocrinology|hormone therapy
Urology
Ophthalmology|optometry, eye care, visual acuity, vision testing, refraction, optician, optical dispensing, eye exams
Otolaryngology|audiology, hearing tests, hearing aids, audiometry
Psychiatry|psychopharmacology
Hematology|allergy testing
Immunology
Rheumatology
Infectious diseases|disease surveillance, contact tracing
Epidemiology
Public health
Pathology|histology, cytology, autopsy, histopathology
Radiology|x-ray, radiography, medical imaging, radiologic technology, radiographs, diagnostic imaging, interpret medical images
MRI|magnetic resonance imaging, mri scans
CT scanning|ct scan, computed tomography
Ultrasound|sonography, ultrasonography, doppler
Radiation therapy|radiotherapy, dosimetry, nuclear medicine, medical physics
Preventive care|health screenings, immunizations, health promotion, wellness programs, wellness, screening programs
First aid|first aid and cpr, basic first aid
Emergency medical services|=EMS, paramedic, emt, pre-hospital care, ambulance
Telemedicine|telehealth
Veterinary medicine|veterinary care, animal health, veterinary, animal surgery, veterinary nursing, veterinary technician
Clinical research|clinical trials, clinical studies, clinical trial management, good clinical practice, gcp, clinical research coordination, human subjects research, clinical data management
Medical ethics|medical laws and ethics, bioethics
Medical education|grand rounds, teaching residents, clinical teaching
# dental: medicine
Dentistry|general dentistry, dental care, dental procedures, dentist
Dental assisting|dental assistant, chairside assisting, four-handed dentistry, chairside, dental chairside
Dental hygiene|teeth cleaning, prophylaxis, periodontal care, oral hygiene, scaling and root planing
Dental radiography|dental x-rays, dental imaging
Orthodontics|aligners
Dental laboratory|dental technology, dentures, crowns and bridges, dental impressions
Dental software|open dental
 Dentrix
 Eaglesoft
Oral surgery|tooth extraction
Endodontics|root canal
# therapy: medicine, social
Physical therapy|physiotherapy, physical therapist, manual therapy, therapeutic exercise, physical rehabilitation, gait training
Occupational therapy|occupational therapist, sensory integration
Speech therapy|speech-language pathology, speech pathology, language disorders, swallowing disorders
Respiratory therapy|respiratory therapist
Massage therapy|massage, deep tissue massage, swedish massage, sports massage
Chiropractic|traditional chinese medicine
Osteopathy
Acupuncture
Recreational therapy|art therapy, music therapy, recreation therapy
Nutrition counseling|dietetics, clinical nutrition, nutrition, diet planning, nutritional assessment, registered dietitian, meal planning for patients, nutrition education, dietary counseling, dietitian, nutritionist, human nutrition
Exercise physiology|kinesiology, cardiac rehabilitation, exercise science
Medical appliance fitting|orthotics, medical appliances, assistive technology, prosthetic devices
# pharmacy: pharmacy
Pharmacy|pharmacist, pharmacy operations, community pharmacy, hospital pharmacy, retail pharmacy, clinical pharmacy, pharmaceutical care, controlled substances, over-the-counter products
Dispensing|prescription dispensing, filling prescriptions, prescriptions, prescription processing, prescription filling
Compounding|sterile compounding, usp 797, iv admixture
Pharmacy technician work|pharmacy technician, pharmacy tech
Medication therapy management|drug interactions, drug utilization review, medication counseling
Pharmacology|drug information, pharmacokinetics, pharmacodynamics, toxicology
Pharmacovigilance|drug safety, adverse event reporting, adverse events, argus safety, signal detection
Regulatory affairs|regulatory submissions, fda regulations, fda, ema, ind/nda, 510(k), drug approval, regulatory compliance for drugs, fda compliance, medical device regulation
Drug development|drug discovery, preclinical, formulation development, formulation, pharmaceutical development, pharmaceutical formulation
Pharmaceutical manufacturing|pharmaceutical production, tablet manufacturing, aseptic processing, pharmaceuticals, pharma, biopharmaceutical, biologics
Medical affairs|medical science liaison, medical writing, key opinion leaders, kol engagement
`;
