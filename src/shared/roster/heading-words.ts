/** How columns of class lists are headed in the languages of schools; parted by semicolons. */
export const NAME = `
  name; names; full name; fullname; complete name; student; students; student name; students name;
  name of student; name of the student; pupil; pupil name; learner; learner name; participant; candidate;
  candidate name; display name; schüler; schülerin; schülername; teilnehmer; name des schülers; nom complet;
  nom et prénom; nom prénom; prénom et nom; nom; élève; étudiant; nombre completo; nombre y apellidos;
  apellidos y nombre; apellidos y nombres; alumno; alumna; estudiante; nome; nome completo; aluno; nominativo;
  studente; alunno; naam; volledige naam; leerling; navn; namn; fulde navn; elev; nimi; oppilas; imię i nazwisko;
  nazwisko i imię; uczeń; jméno a příjmení; příjmení a jméno; žák; meno a priezvisko; ime i prezime; név;
  teljes név; nume si prenume; nume și prenume; adı soyadı; ad soyad; isim; öğrenci; фио; имя и фамилия;
  фамилия имя; фамилия и имя; ученик; студент; прізвище та ім'я; піб; όνομα; ονοματεπώνυμο; नाम; छात्र का नाम;
  विद्यार्थी का नाम; नाव; নাম; பெயர்; పేరు; ಹೆಸರು; പേര്; الاسم; اسم; الاسم الكامل; اسم الطالب; نام;
  نام و نام خانوادگی; نام کامل; שם; שם מלא; 姓名; 名字; 学生姓名; 學生姓名; 氏名; 名前; 生徒名; 이름; 성명; 학생 이름; ชื่อ; ชื่อ นามสกุล;
  họ và tên; họ tên; nama; nama lengkap; nama siswa`;
export const FIRST = `
  first name; firstname; first; first names; given name; given names; givenname; forename; forenames;
  christian name; preferred name; student first name; vorname; vornamen; rufname; prénom; prénoms; nombre;
  nombres; nombre de pila; primeiro nome; voornaam; voornamen; roepnaam; fornavn; förnamn; etunimi; imię; imiona;
  jméno; křestní jméno; meno; ime; keresztnév; utónév; prenume; ad; adı; имя; ім'я; όνομα; प्रथम नाम; पहला नाम;
  الاسم الأول; שם פרטי; 名; 이름; tên; nama depan; ชื่อจริง`;
export const LAST = `
  last name; lastname; last; last names; surname; surnames; family name; familyname; second name;
  student last name; nachname; nachnamen; familienname; zuname; nom de famille; apellido; apellidos; cognome;
  sobrenome; apelido; último nome; achternaam; familienaam; efternavn; etternavn; efternamn; sukunimi; nazwisko;
  příjmení; priezvisko; prezime; vezetéknév; családnév; nume de familie; soyad; soyadı; soyisim; фамилия;
  прізвище; επώνυμο; उपनाम; कुलनाम; اسم العائلة; اللقب; نام خانوادگی; שם משפחה; 姓; 성; họ; nama belakang; นามสกุล`;
export const NUMBER = `
  no; number; numbers; nr; num; id; student id; studentid; student no; student nr; student number; student code;
  pupil id; pupil no; pupil number; roll; roll no; roll number; rollno; roll nr; admission no; admission number;
  adm no; register no; registration no; registration number; reg no; enrollment no; enrolment no;
  enrollment number; index no; index number; candidate no; candidate number; school id; user id; userid; upn;
  code; matrikelnummer; matrikelnr; matr nr; matrikel; nummer; schülernummer; schüler nr; schüler id; numéro; n;
  no élève; numéro étudiant; número; matrícula; legajo; numero; matricola; numero di matricola; leerlingnummer;
  studentnummer; elevnummer; opiskelijanumero; numer; numer albumu; nr albumu; číslo; broj; azonosító; număr;
  numara; okul no; öğrenci no; номер; αριθμός; क्रमांक; अनुक्रमांक; रोल नंबर; रोल नं; रोल न; رقم; الرقم;
  رقم الطالب; الرقم الجامعي; شماره; מספר; 学号; 學號; 座号; 编号; 番号; 出席番号; 学籍番号; 번호; 학번; รหัส; เลขที่; mã; mã số; mssv;
  nis; nisn; nim`;
export const COUNT = `
  s no; sno; sr no; srno; sl no; slno; serial; serial no; serial number; s n; sn; lfd nr; lfd nummer;
  laufende nummer; row; line; pos; position; rang; lp; č; p č; sira; sıra; sıra no; r br; п п; no п п; क्र सं;
  क्र; 序号; 序號; 순번; ลำดับ; stt`;
export const EMAIL = `
  email; e mail; mail; emails; email address; e mail address; emailaddress; student email; school email;
  username email; e mail adresse; mailadresse; adresse e mail; adresse mail; adresse électronique; courriel;
  courrier électronique; correo; correo electrónico; dirección de correo; endereço de e mail; posta elettronica;
  indirizzo email; e mailadres; mailadres; e post; epost; e postadress; sähköposti; adres e mail; e mail cím;
  e posta; eposta; электронная почта; почта; эл почта; ηλεκτρονικό ταχυδρομείο; ईमेल; البريد الإلكتروني; البريد;
  ایمیل; אימייל; דואל; 邮箱; 电子邮件; 电子邮箱; 電子郵件; メール; メールアドレス; 이메일; อีเมล`;
export const OTHER = `
  class; grade; form; section; group; year; house; gender; sex; dob; date of birth; birthday; birth date; age;
  phone; mobile; telephone; tel; parent; parents; parent name; father; mother; fathers name; mothers name;
  father s name; mother s name; guardian; parent phone; address; city; street; zip; remarks; remark; notes; note;
  comment; comments; signature; status; mark; marks; attendance; middle name; title; nickname; language; role;
  course; subject; teacher; klasse; geschlecht; geburtsdatum; geburtstag; telefon; handy; adresse; anschrift;
  straße; plz; ort; bemerkung; bemerkungen; unterschrift; klassenlehrer; classe; sexe; date de naissance; né le;
  téléphone; remarques; clase; curso; grupo; sexo; género; fecha de nacimiento; teléfono; dirección;
  observaciones; turma; data de nascimento; sesso; data di nascita; klas; geslacht; geboortedatum; klasa; płeć;
  data urodzenia; trida; sinif; sınıf; cinsiyet; класс; группа; пол; дата рождения; телефон; कक्षा; लिंग;
  जन्म तिथि; पिता का नाम; माता का नाम; الصف; الجنس; تاريخ الميلاد; 班级; 班級; 性别; 性別; 出生日期; 电话; 备注; クラス; 学年; 生年月日;
  반; 학년; 성별; lớp; giới tính; ngày sinh; kelas; jenis kelamin`;
